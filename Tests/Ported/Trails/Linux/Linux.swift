// The sources are in the folder around this one; they are rewritten in each build.

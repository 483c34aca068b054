package arbiter.kernel;

import java.util.List;

/** Places that an option does not get at though they are not too far, and why in a few words: {@code no line}. */
public record Gap(String why, List<String> at) {}

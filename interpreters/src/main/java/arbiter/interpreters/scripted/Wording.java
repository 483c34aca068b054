package arbiter.interpreters.scripted;

import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.Locale;
import java.util.Optional;

/** How people name an option: by its id or its text, whatever the case and the punctuation. */
public final class Wording {

    private Wording() {}

    public static <O extends Option> Optional<O> option(Request<O> request, String words) {
        return request.options().stream().filter(option -> means(option, words)).findFirst();
    }

    public static boolean means(Option option, String words) {
        String wanted = plain(words);
        return plain(option.id()).equals(wanted) || plain(option.text()).equals(wanted);
    }

    private static String plain(String words) {
        return words.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}.+-]+", " ")
                .strip();
    }
}

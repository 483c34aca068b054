package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.build.Wording;
import java.util.List;
import java.util.stream.Stream;

/** How Types, Sources and named things are spoken of. */
final class TypeWords {

    private TypeWords() {}

    /** {@code flame or frost}, for what a power is made of. */
    static String adjectives(List<PowerType> types) {
        return types.isEmpty()
                ? "untyped"
                : Wording.or(types.stream().map(PowerType::adjective).toList());
    }

    /** {@code Solid or Energy}, or {@code Magical}, for what a power works against. */
    static String against(PowerForm form) {
        return form.against()
                .source()
                .map(source -> title(source.word()))
                .orElseGet(() -> Wording.or(form.against().types().stream()
                        .map(type -> title(type.word()))
                        .toList()));
    }

    /** {@code Fog smoke} for fog-smoke. */
    static String title(String word) {
        String spaced = word.replace('-', ' ');
        return spaced.isEmpty() ? spaced : Character.toUpperCase(spaced.charAt(0)) + spaced.substring(1);
    }

    static String titles(List<String> words) {
        return Wording.and(words.stream().map(TypeWords::title).toList());
    }

    /** What Draining Attack, Repair and Suppress are about: named abilities, a Source, or a kind of name. */
    static String subjects(PowerForm form) {
        Stream<String> named = form.said("named").stream().map(TypeWords::title);
        Stream<String> source = form.said("source").stream().map(word -> title(word) + " abilities");
        Stream<String> defences = form.has("defences") ? Stream.of("any Defence") : Stream.empty();
        Stream<String> attacks = form.has("attacks") ? Stream.of("any Attack") : Stream.empty();
        Stream<String> any = form.has("any") ? Stream.of("any ability") : Stream.empty();
        return Wording.and(Stream.of(named, source, defences, attacks, any)
                .flatMap(words -> words)
                .toList());
    }
}

package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.OptionGroup;
import arbiter.games.gladiators.sheet.OptionPrice;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Asks for words of a price list, with what is said after them. Words that would not be legal are not offered. */
final class WordShop {

    private static final int MOST_NUMBER = 5;

    private final Bench bench;
    private final String id;
    private final String owner;
    private final Function<List<String>, Optional<String>> refusal;

    /** The refusal says why words cannot be added to what was chosen before. */
    WordShop(Bench bench, String id, String owner, Function<List<String>, Optional<String>> refusal) {
        this.bench = bench;
        this.id = id;
        this.owner = owner;
        this.refusal = refusal;
    }

    /** As many words of the group as it asks for, beside those that are there already. */
    List<String> words(OptionGroup group, List<String> before) {
        List<String> chosen = new ArrayList<>();
        boolean single = group.pick() == OptionGroup.Pick.ONE || group.pick() == OptionGroup.Pick.OPTIONAL;
        int most = single
                ? 1
                : group.byCount().isEmpty()
                        ? group.words().size()
                        : group.byCount().size();
        boolean needed = group.pick() == OptionGroup.Pick.ONE || group.pick() == OptionGroup.Pick.SOME;
        while (chosen.size() < most) {
            boolean enough = !needed || !chosen.isEmpty();
            String word = bench.ask.option(id, () -> owner + ": which?", () -> choices(group, chosen, enough));
            if (word.equals(Bench.DONE)) {
                break;
            }
            chosen.add((word + " " + argument(word, group.words().get(word), before, chosen)).strip());
        }
        return chosen;
    }

    private List<Choice> choices(OptionGroup group, List<String> chosen, boolean enough) {
        List<Choice> choices = new ArrayList<>();
        group.words().forEach((word, price) -> {
            if (chosen.stream().noneMatch(text -> (text + " ").startsWith(word + " "))) {
                choices.add(new Choice(word, word + " (" + price.price() + ")", refused(chosen, word)));
            }
        });
        if (enough) {
            choices.add(Bench.done());
        }
        return choices;
    }

    private Optional<String> refused(List<String> chosen, String word) {
        List<String> more = new ArrayList<>(chosen);
        more.add(word);
        return refusal.apply(more);
    }

    private String argument(String word, OptionPrice price, List<String> before, List<String> chosen) {
        return switch (price.takes()) {
            case NOTHING -> "";
            case NUMBER ->
                String.valueOf(bench.ask.number(id + ".number", "How many?", 1, () -> highest(word, chosen)));
            case ABILITY -> choose("Which ability?", word, bench.book.nameable(), chosen);
            case SOURCE ->
                choose(
                        "Which Source?",
                        word,
                        Stream.of(PowerSource.values()).map(PowerSource::word).toList(),
                        chosen);
            case WORD -> choose("Which one?", word, before, chosen);
            case TEXT -> bench.ask.text(id + ".text", "In your own words?", List.of());
        };
    }

    private int highest(String word, List<String> chosen) {
        int most = 1;
        while (most < MOST_NUMBER && refused(chosen, word + " " + (most + 1)).isEmpty()) {
            most++;
        }
        return most;
    }

    private String choose(String prompt, String word, List<String> known, List<String> chosen) {
        return bench.ask.option(
                id + ".argument",
                () -> prompt,
                () -> known.stream()
                        .map(said -> new Choice(said, said, refused(chosen, word + " " + said)))
                        .toList());
    }
}

package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.OptionGroup;
import arbiter.games.gladiators.sheet.OptionPrice;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Asks for words of a price list, with what is said after them. */
final class WordShop {

    private static final int MOST_NUMBER = 5;

    private final Bench bench;
    private final String id;
    private final String owner;

    WordShop(Bench bench, String id, String owner) {
        this.bench = bench;
        this.id = id;
        this.owner = owner;
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
            List<Choice> choices = new ArrayList<>();
            group.words().forEach((word, price) -> {
                if (chosen.stream().noneMatch(text -> (text + " ").startsWith(word + " "))) {
                    choices.add(Choice.of(word, word + " (" + price.price() + ")"));
                }
            });
            if (!needed || !chosen.isEmpty()) {
                choices.add(Bench.done());
            }
            String word = bench.ask.option(id, owner + ": which?", choices);
            if (word.equals(Bench.DONE)) {
                break;
            }
            List<String> beside = new ArrayList<>(before);
            beside.addAll(chosen);
            chosen.add((word + " " + argument(group.words().get(word), beside)).strip());
        }
        return chosen;
    }

    private String argument(OptionPrice price, List<String> beside) {
        return switch (price.takes()) {
            case NOTHING -> "";
            case NUMBER -> String.valueOf(bench.ask.number(id + ".number", "How many?", 1, MOST_NUMBER));
            case ABILITY -> choose("Which ability?", bench.book.nameable());
            case SOURCE ->
                choose(
                        "Which Source?",
                        Stream.of(PowerSource.values()).map(PowerSource::word).toList());
            case WORD -> choose("Which one?", beside);
            case TEXT -> bench.ask.text(id + ".text", "In your own words?", titles());
        };
    }

    private String choose(String prompt, List<String> known) {
        return bench.ask.option(
                id + ".argument",
                prompt,
                known.stream().map(word -> Choice.of(word, word)).toList());
    }

    private List<Choice> titles() {
        return bench.build().powers().stream()
                .map(design -> Choice.of(design.title(), design.title()))
                .toList();
    }
}

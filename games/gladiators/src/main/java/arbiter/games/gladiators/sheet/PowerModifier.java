package arbiter.games.gladiators.sheet;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.tabletop.unit.FixedList;
import java.util.List;

/** A modifier on a power, with the words that were chosen for it and its place in the file. */
public record PowerModifier(AbilityModifier entry, List<ChosenWord> words, int position) {

    public PowerModifier {
        words = FixedList.copyOf(words);
    }

    public ModifierKind kind() {
        return entry.kind();
    }

    public boolean has(String word) {
        return ChosenWord.isIn(words, word);
    }

    /** The number said after the word; 0 where the word was not said. */
    public int number(String word) {
        return words.stream()
                .filter(chosen -> chosen.word().equals(word))
                .mapToInt(ChosenWord::number)
                .sum();
    }

    /** The text said after the word; empty where it was not said. */
    public String text(String word) {
        return words.stream()
                .filter(chosen -> chosen.word().equals(word))
                .map(ChosenWord::argument)
                .findFirst()
                .orElse("");
    }

    /** What the price list says, before anything else has its say. */
    public int listedPrice() {
        return entry.price()
                + entry.options().stream().mapToInt(group -> group.price(words)).sum();
    }

    /** {@code Persistent (target)}. */
    public String title() {
        List<String> said = words.stream().map(ChosenWord::toString).toList();
        return said.isEmpty() ? entry.name() : entry.name() + " (" + String.join(", ", said) + ")";
    }
}

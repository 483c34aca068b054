package arbiter.games.gladiators.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Words of a price list that belong together. Prices are added up, unless there is a price by how many were chosen, or a
 * price for each one further than the dearest. Ledger: GG-CST-2, GG-CST-7, GG-AMB-17, GG-AMB-107.
 */
public record OptionGroup(
        Map<String, OptionPrice> words,
        @Default("any") Pick pick,
        List<Integer> byCount,
        OptionalInt further,
        Optional<String> otherwise) {

    /** How many of the words are chosen. */
    public enum Pick {
        /** Exactly one. */
        ONE,
        /** One or more. */
        SOME,
        /** As many as one likes, or none. */
        ANY,
        /** One or none. */
        OPTIONAL
    }

    /** What those of the chosen words cost that belong here. */
    public int price(List<ChosenWord> chosen) {
        List<ChosenWord> ours = of(chosen);
        if (ours.isEmpty()) {
            return otherwise.map(word -> words.get(word).price()).orElse(0);
        }
        if (!byCount.isEmpty()) {
            return byCount.get(Math.min(ours.size(), byCount.size()) - 1);
        }
        if (further.isPresent()) {
            int dearest = ours.stream().mapToInt(this::price).max().orElseThrow();
            return dearest + further.getAsInt() * (ours.size() - 1);
        }
        return ours.stream().mapToInt(this::price).sum();
    }

    public int price(ChosenWord word) {
        OptionPrice price = words.get(word.word());
        return price.takes() == OptionPrice.Takes.NUMBER ? price.price() * word.number() : price.price();
    }

    /** Those of the chosen words that belong here. */
    public List<ChosenWord> of(List<ChosenWord> chosen) {
        return chosen.stream().filter(word -> words.containsKey(word.word())).toList();
    }

    /** Whether every word adds its own price. */
    public boolean isSum() {
        return byCount.isEmpty() && further.isEmpty();
    }
}

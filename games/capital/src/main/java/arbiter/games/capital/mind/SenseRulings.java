package arbiter.games.capital.mind;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** The table's word on who sees and hears whom. Ledger: CAP-AMB-12. */
public record SenseRulings(List<Sense.Word> words) implements Part {

    public static final SenseRulings NONE = new SenseRulings(List.of());

    /** What the table says of that pair, and otherwise what is given. */
    public boolean says(Sense sense, Combatant unit, Combatant other, boolean otherwise) {
        for (Sense.Word word : words) {
            if (word.sense() == sense
                    && word.unit().equals(unit.id())
                    && word.other().equals(other.id())) {
                return word.works();
            }
        }
        return otherwise;
    }

    SenseRulings and(Sense.Word word) {
        List<Sense.Word> said = new ArrayList<>(words);
        said.removeIf(old -> old.sense() == word.sense()
                && old.unit().equals(word.unit())
                && old.other().equals(word.other()));
        said.add(word);
        return new SenseRulings(List.copyOf(said));
    }
}

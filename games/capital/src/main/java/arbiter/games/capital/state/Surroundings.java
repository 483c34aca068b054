package arbiter.games.capital.state;

import java.util.ArrayList;
import java.util.List;

/** What is around the units: drifting plasma, the table's word on who sees and hears whom, and whether it is peace. */
public final class Surroundings {

    List<Plasma> plasmas = List.of();
    List<Sense.Word> words = List.of();
    boolean peace;
    List<String> hidden = List.of();

    Surroundings() {}

    public List<Plasma> plasmas() {
        return plasmas;
    }

    /** Whether nobody fights just now. Ledger: CAP-AMB-145. */
    public boolean isPeace() {
        return peace;
    }

    /** What the table says of that pair, and otherwise what is given. Ledger: CAP-AMB-12. */
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

    /** The units that only the gamemaster and their players know of. */
    public List<String> hidden() {
        return hidden;
    }

    void say(Sense.Word word) {
        List<Sense.Word> said = new ArrayList<>(words);
        said.removeIf(old -> old.sense() == word.sense()
                && old.unit().equals(word.unit())
                && old.other().equals(word.other()));
        said.add(word);
        words = List.copyOf(said);
    }

    void restore(Surroundings earlier) {
        plasmas = earlier.plasmas;
        words = earlier.words;
        peace = earlier.peace;
        hidden = earlier.hidden;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Surroundings that
                && peace == that.peace
                && plasmas.equals(that.plasmas)
                && hidden.equals(that.hidden)
                && words.equals(that.words);
    }

    @Override
    public int hashCode() {
        return plasmas.hashCode();
    }
}

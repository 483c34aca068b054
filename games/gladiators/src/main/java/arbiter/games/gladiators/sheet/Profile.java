package arbiter.games.gladiators.sheet;

import arbiter.games.gladiators.sheet.Build.Standing;
import java.util.List;

/** A character as play uses it: all that does not change during a fight. Made from a sheet. */
public record Profile(String name, Standing standing, int gp, List<SuperPower> powers, List<TakenTrait> traits) {

    public Profile {
        powers = OwnedPowers.of(powers);
        traits = List.copyOf(traits);
    }

    /** Its powers with the ways to use them. */
    public List<OwnedPower> owned() {
        return OwnedPowers.owned(this);
    }

    public boolean isMajor() {
        return standing == Standing.MAJOR;
    }

    /** Whether it has the personal trait with that id. */
    public boolean has(String trait) {
        for (TakenTrait taken : traits) {
            if (taken.trait().isPresent() && taken.trait().get().id().equals(trait)) {
                return true;
            }
        }
        return false;
    }
}

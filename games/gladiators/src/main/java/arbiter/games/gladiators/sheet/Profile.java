package arbiter.games.gladiators.sheet;

import arbiter.games.gladiators.sheet.Build.Standing;
import arbiter.tabletop.unit.FixedList;
import java.util.List;
import java.util.Optional;

/** A character as play uses it: all that does not change during a fight. Made from a sheet. */
public record Profile(
        String name,
        Standing standing,
        int gp,
        List<SuperPower> powers,
        List<TakenTrait> traits,
        List<Holding> holdings) {

    public Profile {
        powers = OwnedPowers.of(powers);
        traits = FixedList.copyOf(traits);
        holdings = List.copyOf(holdings);
    }

    /** Its powers with the ways to use them. */
    public List<OwnedPower> owned() {
        return OwnedPowers.owned(this);
    }

    /** What that power holds. */
    public Optional<Holding> holding(int power) {
        return holdings.stream().filter(one -> one.power() == power).findFirst();
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

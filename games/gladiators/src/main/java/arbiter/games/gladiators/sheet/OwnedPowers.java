package arbiter.games.gladiators.sheet;

import arbiter.games.gladiators.sheet.build.AwakePower;
import arbiter.tabletop.unit.FixedList;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The powers of a profile with the ways to use them worked out, because play asks for those all the time. */
final class OwnedPowers extends AbstractList<SuperPower> {

    private final List<SuperPower> all;
    private final List<OwnedPower> owned;

    private OwnedPowers(List<SuperPower> all) {
        this.all = all;
        this.owned = owned(all);
    }

    static List<SuperPower> of(List<SuperPower> powers) {
        return powers instanceof OwnedPowers ? powers : new OwnedPowers(List.copyOf(powers));
    }

    /** The owned powers of a list that was made here. */
    static List<OwnedPower> owned(Profile profile) {
        return ((OwnedPowers) profile.powers()).owned;
    }

    private static List<OwnedPower> owned(List<SuperPower> all) {
        Set<String> words = new LinkedHashSet<>();
        List<OwnedPower> owned = new ArrayList<>();
        for (SuperPower power : all) {
            String word = power.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
            String unique = words.add(word) ? word : word + "-" + (owned.size() + 1);
            words.add(unique);
            owned.add(new OwnedPower(owned.size(), unique, power, AwakePower.all(power)));
        }
        return FixedList.copyOf(owned);
    }

    @Override
    public SuperPower get(int place) {
        return all.get(place);
    }

    @Override
    public int size() {
        return all.size();
    }
}

package arbiter.games.capital.sheet;

import java.util.AbstractList;
import java.util.List;

/** The Abilities of a profile with all their traits gathered, because play asks for those all the time. */
final class AcquiredAbilities extends AbstractList<Acquired> {

    private final List<Acquired> all;
    private final ProfileTraits traits;

    private AcquiredAbilities(List<Acquired> all) {
        this.all = all;
        this.traits = ProfileTraits.of(all);
    }

    static List<Acquired> of(List<Acquired> abilities) {
        return abilities instanceof AcquiredAbilities ? abilities : new AcquiredAbilities(List.copyOf(abilities));
    }

    /** The traits of a list that was made here. */
    static ProfileTraits traits(List<Acquired> abilities) {
        return ((AcquiredAbilities) abilities).traits;
    }

    @Override
    public Acquired get(int index) {
        return all.get(index);
    }

    @Override
    public int size() {
        return all.size();
    }
}

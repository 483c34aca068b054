package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Proxy;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** All that the Traits of a person do, gathered once in the order of {@link PersonTraits}. */
public final class TraitsInUse {

    private static final Comparator<Trait> ORDER =
            Comparator.comparingInt(PersonTraits::order).thenComparing(Trait::id);

    private final List<TraitInUse> all;
    private final List<Trait> deathblows;
    private final List<Taken> drives;

    private TraitsInUse(List<TraitInUse> all, List<Trait> deathblows, List<Taken> drives) {
        this.all = List.copyOf(all);
        this.deathblows = List.copyOf(deathblows);
        this.drives = List.copyOf(drives);
    }

    /** Of what somebody has taken: bought ones first. */
    public static TraitsInUse of(List<Taken> taken) {
        List<TraitInUse> all = new ArrayList<>();
        List<Trait> entries = new ArrayList<>();
        for (Taken copy : taken) {
            if (entries.stream().noneMatch(copy.trait()::isSame)) {
                entries.add(copy.trait());
            }
        }
        entries.sort(ORDER);
        for (Trait entry : entries) {
            List<Taken> copies =
                    taken.stream().filter(copy -> entry.isSame(copy.trait())).toList();
            for (PersonTrait effect : entry.effects()) {
                all.add(new TraitInUse(entry, copies, effect));
            }
        }
        return new TraitsInUse(
                all,
                entries.stream()
                        .filter(entry -> entry.kind() == TraitKind.DEATHBLOW)
                        .toList(),
                taken.stream()
                        .filter(copy -> proxy(copy.trait())
                                .filter(kind -> kind == Proxy.Kind.ETHER_DRIVE)
                                .isPresent())
                        .toList());
    }

    /** The Proxy that a Trait brings. */
    public static Optional<Proxy.Kind> proxy(Trait entry) {
        return entry.effects().stream()
                .flatMap(effect -> effect.proxy().stream())
                .findFirst();
    }

    public List<TraitInUse> all() {
        return all;
    }

    public List<Trait> deathblows() {
        return deathblows;
    }

    /** Every copy that brings an Ether Drive, in the order in which they were taken. */
    public List<Taken> drives() {
        return drives;
    }

    public boolean any(Predicate<PersonTrait> question) {
        for (int i = 0; i < all.size(); i++) {
            if (question.test(all.get(i).effect())) {
                return true;
            }
        }
        return false;
    }
}

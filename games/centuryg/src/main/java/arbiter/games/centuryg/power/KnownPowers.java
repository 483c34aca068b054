package arbiter.games.centuryg.power;

import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.PowerList;
import arbiter.games.centuryg.sheet.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Powers that somebody knows, laid out once for each sheet in the order in which they are asked. */
public final class KnownPowers {

    public static final KnownPowers NONE = new KnownPowers(List.of(), Tier.GRUNT);

    private final List<KnownPower> all;
    private final List<KnownPower> inTurn;
    private final List<KnownPower> beforeDamage;
    private final List<KnownPower> atDestruction;
    private final boolean remembersWounds;

    private KnownPowers(List<KnownPower> known, Tier tier) {
        all = PowerOrder.usual(known);
        inTurn = all.stream()
                .filter(power -> tier == Tier.BOSS || power.power().list() != PowerList.BOSS)
                .toList();
        beforeDamage = PowerOrder.beforeDamage(known);
        atDestruction = PowerOrder.atDestruction(known);
        remembersWounds = known.stream().anyMatch(power -> power.trait().remembersWounds());
    }

    /** What was chosen with several copies of a Power belongs to one. */
    public static KnownPowers of(Machine machine) {
        List<Learned> learned = machine.powers();
        List<KnownPower> known = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        for (Learned one : learned) {
            String id = one.power().id();
            if (!seen.contains(id)) {
                seen.add(id);
                List<String> choices = learned.stream()
                        .filter(other -> other.power().id().equals(id))
                        .map(Learned::choice)
                        .toList();
                one.power().traits().forEach(trait -> known.add(new KnownPower(one.power(), trait, choices)));
            }
        }
        return known.isEmpty() ? NONE : new KnownPowers(known, machine.tier());
    }

    /** As calls and the window of a Might Test name them. */
    public List<KnownPower> all() {
        return all;
    }

    /** For menus; those of Bosses are for Bosses. Ledger: table 3.7. */
    public List<KnownPower> inTurn() {
        return inTurn;
    }

    public List<KnownPower> beforeDamage() {
        return beforeDamage;
    }

    public List<KnownPower> atDestruction() {
        return atDestruction;
    }

    /** Whether one of them needs to know which Weapons have hurt the Unit. */
    public boolean remembersWounds() {
        return remembersWounds;
    }

    /** The first that does what such a trait does. */
    public Optional<KnownPower> find(Class<? extends PowerTrait> trait) {
        for (int i = 0; i < all.size(); i++) {
            if (trait.isInstance(all.get(i).trait())) {
                return Optional.of(all.get(i));
            }
        }
        return Optional.empty();
    }
}

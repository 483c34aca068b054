package arbiter.games.centuryg.power;

import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.PowerList;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.tabletop.content.Moments;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Powers that somebody knows, laid out once for each sheet in the order in which they are asked. */
public final class KnownPowers {

    public static final KnownPowers NONE = new KnownPowers(List.of(), Tier.GRUNT);

    private final List<KnownPower> all;
    private final List<KnownPower> inTurn;
    private final List<KnownPower> withAction;
    private final List<KnownPower> unasked;
    private final List<KnownPower> volunteered;
    private final List<KnownPower> onAttack;
    private final List<KnownPower> piercing;
    private final List<KnownPower> afterTest;
    private final List<KnownPower> beforeDamage;
    private final List<KnownPower> atDestruction;
    private final boolean remembersWounds;

    private KnownPowers(List<KnownPower> known, Tier tier) {
        all = PowerOrder.usual(known);
        List<KnownPower> own = tier == Tier.BOSS ? all : withoutThoseOfBosses(all); // table 3.7
        inTurn = at("inTurn", own);
        withAction = at("withAction", own);
        unasked = at("unasked", all);
        volunteered = at("worthUnasked", unasked);
        onAttack = at("onAttack", all);
        piercing = at("piercing", all);
        afterTest = at("afterTest", all);
        beforeDamage = at("beforeDamage", PowerOrder.beforeDamage(known));
        atDestruction = at("atDestruction", PowerOrder.atDestruction(known));
        remembersWounds = remembersWounds(known);
    }

    /** What was chosen with several copies of a Power belongs to one. */
    public static KnownPowers of(Machine machine) {
        List<Learned> learned = machine.powers();
        List<KnownPower> known = new ArrayList<>(learned.size());
        for (int i = 0; i < learned.size(); i++) {
            Power power = learned.get(i).power();
            if (!isAmong(learned.subList(0, i), power)) {
                List<String> choices = choices(learned, power);
                for (PowerTrait trait : power.traits()) {
                    known.add(new KnownPower(power, trait, choices));
                }
            }
        }
        return known.isEmpty() ? NONE : new KnownPowers(known, machine.tier());
    }

    private static boolean isAmong(List<Learned> learned, Power power) {
        for (Learned one : learned) {
            if (one.power().id().equals(power.id())) {
                return true;
            }
        }
        return false;
    }

    private static List<String> choices(List<Learned> learned, Power power) {
        List<String> choices = new ArrayList<>(1);
        for (Learned one : learned) {
            if (one.power().id().equals(power.id())) {
                choices.add(one.choice());
            }
        }
        return List.copyOf(choices);
    }

    private static List<KnownPower> withoutThoseOfBosses(List<KnownPower> known) {
        List<KnownPower> others = new ArrayList<>(known);
        others.removeIf(power -> power.power().list() == PowerList.BOSS);
        return others.size() == known.size() ? known : List.copyOf(others);
    }

    private static boolean remembersWounds(List<KnownPower> known) {
        for (KnownPower power : known) {
            if (power.trait().remembersWounds()) {
                return true;
            }
        }
        return false;
    }

    /** Those that have something to say at that moment, in their order: windows are opened all the time. */
    private static List<KnownPower> at(String moment, List<KnownPower> powers) {
        List<KnownPower> there = new ArrayList<>(powers);
        there.removeIf(power -> !Moments.has(power.trait(), PowerTrait.class, moment));
        return FixedList.copyOf(there);
    }

    /** For menus; those of Bosses are for Bosses. Ledger: table 3.7. */
    public List<KnownPower> inTurn() {
        return inTurn;
    }

    /** The same where an Action is free for it. */
    public List<KnownPower> withAction() {
        return withAction;
    }

    public List<KnownPower> unasked() {
        return unasked;
    }

    /** Those of them that an agent may think of by itself. */
    public List<KnownPower> volunteered() {
        return volunteered;
    }

    public List<KnownPower> onAttack() {
        return onAttack;
    }

    public List<KnownPower> piercing() {
        return piercing;
    }

    public List<KnownPower> afterTest() {
        return afterTest;
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

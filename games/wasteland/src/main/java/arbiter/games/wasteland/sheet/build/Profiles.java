package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.ArmourPiece;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.FieldKit;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.Perk;
import arbiter.games.wasteland.sheet.PlayBonuses;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Protection;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Statistics;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.tabletop.unit.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes profiles from builds and adversaries. */
public final class Profiles {

    /** The body of everybody who is built. */
    private static final String HUMANOID = "humanoid";

    private Profiles() {}

    /** A character's totals stand even if not everything about it is legal. Ledger: WAS-CHAR-4 to 9. */
    public static Profile of(Build build, Handbook book) {
        BodyPlan plan = book.plan(HUMANOID);
        Statistics statistics = statistics(build.attributes(), build.skills(), build.tags());
        PlayBonuses bonuses = PlayBonuses.NONE;
        int health = 0;
        int carrying = 0;
        for (Map.Entry<Perk, Integer> held : build.perks().entrySet()) {
            bonuses = held.getKey().effect().inPlay(bonuses, held.getValue());
            health += held.getKey().effect().health(held.getValue());
            carrying += held.getKey().effect().carrying(held.getValue());
        }
        return new Profile(
                Profile.Standing.PLAYER_CHARACTER,
                Profile.Kind.PERSON,
                plan,
                build.level(),
                statistics,
                DerivedValues.health(statistics, build.level()) + health,
                DerivedValues.initiative(statistics),
                DerivedValues.defense(statistics),
                DerivedValues.meleeBonus(statistics.attribute(Attribute.STRENGTH)),
                statistics.attribute(Attribute.LUCK),
                Protection.of(worn(build, plan), bonuses.physicalResistance(), 0, List.of()),
                outfit(build, DerivedValues.capacity(statistics) + carrying),
                bonuses,
                List.of(),
                true);
    }

    /** Ledger: WAS-NPC-1 to 3, WAS-NPC-8. */
    public static Profile of(Adversary adversary) {
        Statistics statistics = adversary
                .creature()
                .map(one -> Statistics.creature(one.body(), one.mind(), one.melee(), one.guns(), one.other()))
                .orElseGet(
                        () -> statistics(adversary.attributes().orElseThrow(), adversary.skills(), adversary.tags()));
        BodyPlan plan = adversary.plan();
        List<Resistance> locations = new ArrayList<>();
        for (HitLocation location : plan.locations()) {
            locations.add(adversary.resistances().getOrDefault(location, adversary.elsewhere()));
        }
        List<DamageType> immune = new ArrayList<>(adversary.immune());
        if (adversary.being() == Profile.Kind.ROBOT) {
            immune.addAll(List.of(DamageType.RADIATION, DamageType.POISON)); // WAS-NPC-8
        }
        List<FieldKit.Carried> items = new ArrayList<>();
        for (Weapon weapon : adversary.weapons()) {
            items.add(new FieldKit.Carried(weapon, 1));
        }
        int strength = adversary.attributes().isPresent() ? statistics.attribute(Attribute.STRENGTH) : 0;
        return new Profile(
                adversary.rank(),
                adversary.being(),
                plan,
                adversary.level(),
                statistics,
                adversary.health().orElseGet(() -> DerivedValues.health(adversary, statistics)),
                adversary.initiative().orElseGet(() -> DerivedValues.initiative(statistics)),
                adversary.defense(),
                DerivedValues.meleeBonus(strength),
                adversary.luck().orElseGet(() -> DerivedValues.luck(adversary, statistics)),
                Protection.of(locations, 0, 0, immune),
                new FieldKit(items, shots(adversary.shots()), 0, DerivedValues.UNLIMITED),
                PlayBonuses.NONE,
                adversary.abilities(),
                adversary.significant());
    }

    private static Statistics statistics(
            Map<Attribute, Integer> attributes, Map<Skill, Integer> skills, List<Skill> tags) {
        int[] values = new int[Attribute.COUNT];
        attributes.forEach((which, value) -> values[which.ordinal()] = value);
        int[] ranks = new int[SkillName.COUNT];
        skills.forEach((skill, rank) -> ranks[skill.key().ordinal()] = rank);
        int tagged = 0;
        for (Skill skill : tags) {
            tagged |= 1 << skill.key().ordinal();
        }
        return new Statistics(false, Ints.of(values), Ints.of(ranks), tagged);
    }

    /** At each location the better of clothing and armour counts, type by type. Ledger: WAS-GEAR-1. */
    private static List<Resistance> worn(Build build, BodyPlan plan) {
        List<Resistance> locations = new ArrayList<>();
        for (HitLocation location : plan.locations()) {
            Resistance best = Resistance.NONE;
            for (Build.Worn worn : build.armour()) {
                if (covers(worn, location)) {
                    best = best.orBetter(worn.piece().resistance());
                }
            }
            locations.add(best);
        }
        return locations;
    }

    private static boolean covers(Build.Worn worn, HitLocation location) {
        ArmourPiece piece = worn.piece();
        return piece.covers().contains(location.injury())
                && (!piece.oneLimb() || worn.at().filter(location::equals).isPresent());
    }

    private static FieldKit outfit(Build build, int capacity) {
        List<FieldKit.Carried> items = new ArrayList<>();
        build.weapons().forEach(weapon -> add(items, weapon));
        build.chems().forEach((chem, count) -> items.add(new FieldKit.Carried(chem, count)));
        int weight = 0;
        for (Build.Worn worn : build.armour()) {
            weight += worn.piece().weight();
        }
        return new FieldKit(items, shots(build.shots()), weight, capacity);
    }

    /** Several of a kind are one entry. */
    private static void add(List<FieldKit.Carried> items, Weapon weapon) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).item().equals(weapon)) {
                items.set(i, new FieldKit.Carried(weapon, items.get(i).count() + 1));
                return;
            }
        }
        items.add(new FieldKit.Carried(weapon, 1));
    }

    private static List<FieldKit.Shots> shots(Map<String, Integer> written) {
        List<FieldKit.Shots> shots = new ArrayList<>();
        written.forEach((kind, left) -> shots.add(new FieldKit.Shots(kind, left)));
        return shots;
    }
}

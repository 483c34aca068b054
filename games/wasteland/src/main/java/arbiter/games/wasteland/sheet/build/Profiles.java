package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.FieldKit;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.Item;
import arbiter.games.wasteland.sheet.PlayBonuses;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Protection;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Statistics;
import arbiter.kernel.Modifiers;
import arbiter.tabletop.unit.Ints;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Profiles from the files of characters and from the adversaries of the content. */
public final class Profiles {

    private Profiles() {}

    public static Profile of(Build build, Handbook book) {
        Map<String, Modifiers> totals = Totals.of(build);
        PlayBonuses bonuses = Perks.inPlay(build);
        BodyPlan plan = book.humanoid();
        return new Profile(
                Profile.Standing.PLAYER_CHARACTER,
                Profile.Kind.PERSON,
                plan,
                build.level(),
                statistics(build::attribute, build.skills(), build.tags()),
                totals.get("health").total(),
                build.attribute(Attribute.PERCEPTION) + build.attribute(Attribute.AGILITY),
                totals.get("defense").total(),
                totals.get("melee-bonus").total(),
                totals.get("luck-points").total(),
                Protection.of(
                        plan.locations().stream()
                                .map(location -> WornArmour.at(build, location))
                                .toList(),
                        bonuses.physicalResistance(),
                        0,
                        List.of()),
                outfit(build, totals.get("carry-weight").total()),
                bonuses,
                List.of(),
                true);
    }

    private static FieldKit outfit(Build build, int capacity) {
        List<FieldKit.Carried> items = counted(build.weapons());
        build.chems().forEach((chem, count) -> items.add(new FieldKit.Carried(chem, count)));
        return new FieldKit(items, shots(build.shots()), WornArmour.weight(build), capacity);
    }

    /** The same item several times is one of which there are several. */
    private static List<FieldKit.Carried> counted(Collection<? extends Item> items) {
        Map<Item, Integer> counts = new LinkedHashMap<>();
        items.forEach(item -> counts.merge(item, 1, Integer::sum));
        List<FieldKit.Carried> counted = new ArrayList<>();
        counts.forEach((item, count) -> counted.add(new FieldKit.Carried(item, count)));
        return counted;
    }

    private static List<FieldKit.Shots> shots(Map<String, Integer> shots) {
        List<FieldKit.Shots> all = new ArrayList<>();
        shots.forEach((kind, count) -> all.add(new FieldKit.Shots(kind, count)));
        return all;
    }

    private static Statistics statistics(
            ToIntFunction<Attribute> attribute, Map<Skill, Integer> skills, Collection<Skill> tags) {
        int[] attributes = new int[Attribute.COUNT];
        for (Attribute which : Attribute.values()) {
            attributes[which.ordinal()] = attribute.applyAsInt(which);
        }
        int[] ranks = new int[SkillName.COUNT];
        skills.forEach((skill, rank) -> ranks[skill.key().ordinal()] = rank);
        int tagged = 0;
        for (Skill tag : tags) {
            tagged |= 1 << tag.key().ordinal();
        }
        return new Statistics(false, Ints.of(attributes), Ints.of(ranks), tagged);
    }

    /** Ledger: WAS-NPC-1 to 4, WAS-NPC-8. */
    public static Profile of(Adversary adversary) {
        Statistics statistics = adversary
                .creature()
                .map(one -> Statistics.creature(one.body(), one.mind(), one.melee(), one.guns(), one.other()))
                .orElseGet(() -> statistics(
                        which -> adversary.attributes().orElseThrow().get(which),
                        adversary.skills(),
                        adversary.tags()));
        int strength = statistics.creature() ? 0 : statistics.attribute(Attribute.STRENGTH);
        List<Resistance> resistances = adversary.plan().locations().stream()
                .map(location -> adversary.resistances().getOrDefault(location, adversary.elsewhere()))
                .toList();
        return new Profile(
                adversary.rank(),
                adversary.being(),
                adversary.plan(),
                adversary.level(),
                statistics,
                adversary
                        .health()
                        .orElseGet(() -> AdversaryRanks.health(adversary.rank(), adversary.level(), statistics)),
                adversary.initiative().orElseGet(() -> AdversaryRanks.initiative(statistics)),
                adversary.defense(),
                DerivedValues.meleeBonus(strength),
                adversary.luck().orElseGet(() -> AdversaryRanks.luck(adversary.rank(), statistics)),
                Protection.of(resistances, 0, 0, immune(adversary)),
                new FieldKit(
                        counted(adversary.weapons()),
                        shots(adversary.shots()),
                        0,
                        DerivedValues.carried(statistics.attribute(Attribute.STRENGTH))),
                PlayBonuses.NONE,
                adversary.abilities(),
                adversary.significant());
    }

    /** Ledger: WAS-NPC-8. */
    private static List<DamageType> immune(Adversary adversary) {
        List<DamageType> immune = new ArrayList<>(adversary.immune());
        if (adversary.being() == Profile.Kind.ROBOT) {
            immune.addAll(List.of(DamageType.RADIATION, DamageType.POISON));
        }
        return immune;
    }
}

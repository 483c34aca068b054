package arbiter.games.wasteland;

import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.chem.ChemBonuses;
import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.FieldKit;
import arbiter.games.wasteland.sheet.Perk;
import arbiter.games.wasteland.sheet.PlayBonuses;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.games.wasteland.sheet.build.Profiles;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The ledger's tables of adversaries, chems, perks, bodies and ready characters, copied row by row from there and not from
 * the content, number by number.
 */
class StarterTablesTest {

    /** STR PER END CHA INT AGI LCK, skills with a star for tags, shots, and resistance by location with immunities. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "scav-thug | 6 5 5 4 4 6 4 | melee-weapons 2*, small-guns 1, survival 1 | light round 8"
                        + " | 0/0/0 1/1/0 0/0/0 0/0/0 0/0/0 0/0/0",
                "road-gunner | 5 6 6 4 5 7 4 | small-guns 3*, athletics 2, survival 1 | rifle round 12"
                        + " | 1/1/0 2/1/0 1/1/0 1/1/0 1/1/0 1/1/0",
                "warlord | 8 7 8 8 6 8 6 | melee-weapons 4*, small-guns 4*, speech 3*, athletics 3, survival 3"
                        + " | heavy round 6 | 2/1/0 3/3/0 2/1/0 2/1/0 2/1/0 2/1/0"
            })
    @Ledger({"scav-thug", "road-gunner", "warlord"})
    void people(String id, String attributes, String skills, String shots, String resistances) {
        Adversary row = BOOK.adversary(id);
        Map<Attribute, Integer> numbers = row.attributes().orElseThrow();

        assertThat(joined(Stream.of(Attribute.values()).map(numbers::get))).isEqualTo(attributes);
        assertThat(skills(row.skills(), row.tags())).isEqualTo(skills);
        assertThat(shots(row)).isEqualTo(shots);
        assertThat(resistances(row)).isEqualTo(resistances);
    }

    /** Body, Mind, Melee, Guns and Other; a robot is immune to radiation and poison by what it is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shambling-husk | 5 4 3 0 1 | - | 0/0/imm 0/0/imm 0/0/imm 0/0/imm 0/0/imm 0/0/imm | imm",
                "feral-hound | 6 5 3 0 2 | - | 0/0/0 0/0/0 0/0/0 0/0/0 0/0/0 0/0/0 | 0",
                "dune-bear | 9 5 4 0 3 | - | 2/1/0 3/2/1 2/2/1 2/2/1 2/2/1 2/2/1 | 0",
                "bore-wasp | 5 4 3 0 2 | - | 0/0/imm 0/0/imm 0/0/imm 0/0/imm 0/0/imm | 0",
                "glow-moth | 5 5 1 3 2 | - | 0/0/imm 1/0/imm 0/0/imm 0/0/imm 0/0/imm | 0",
                "steward-bot | 6 6 2 3 3 | torch charge 10"
                        + " | 1/1/imm 2/1/imm 1/1/imm 1/1/imm 1/1/imm 1/1/imm | imm",
                "war-frame | 8 6 2 4 3 | rotary round 80, launcher shell 2"
                        + " | 2/2/imm 4/3/imm 3/2/imm 3/2/imm 3/2/imm 3/2/imm | imm"
            })
    @Ledger({
        "shambling-husk",
        "feral-hound",
        "dune-bear",
        "bore-wasp",
        "glow-moth",
        "steward-bot",
        "war-frame",
        "WAS-NPC-8"
    })
    void creatures(String id, String numbers, String shots, String resistances, String poison) {
        Adversary row = BOOK.adversary(id);
        Adversary.Creature creature = row.creature().orElseThrow();

        assertThat(joined(Stream.of(
                        creature.body(), creature.mind(), creature.melee(), creature.guns(), creature.other())))
                .isEqualTo(numbers);
        assertThat(shots(row)).isEqualTo(shots);
        assertThat(resistances(row)).isEqualTo(resistances);
        assertThat(against(Profiles.of(row), 0, DamageType.POISON)).isEqualTo(poison);
    }

    private static String shots(Adversary row) {
        return row.shots().isEmpty()
                ? "-"
                : row.shots().entrySet().stream()
                        .map(kind -> kind.getKey() + " " + kind.getValue())
                        .collect(Collectors.joining(", "));
    }

    private static String resistances(Adversary row) {
        Profile profile = Profiles.of(row);
        return Stream.iterate(0, place -> place + 1)
                .limit(profile.plan().size())
                .map(place -> Stream.of(DamageType.PHYSICAL, DamageType.ENERGY, DamageType.RADIATION)
                        .map(type -> against(profile, place, type))
                        .collect(Collectors.joining("/")))
                .collect(Collectors.joining(" "));
    }

    private static String against(Profile profile, int place, DamageType type) {
        return profile.protection().isImmuneTo(type)
                ? "imm"
                : Integer.toString(profile.protection().at(place, type));
    }

    @ParameterizedTest
    @CsvSource({
        "mender-shot, INSTANT, 4 1 0, 0 0 0 0, -",
        "strong-mender, INSTANT, 8 2 0, 0 0 0 0, -",
        "flush-bag, INSTANT, 0 0 4, 0 0 0 0, -",
        "shield-tabs, LASTING, 0 0 0, 0 4 0 0, -",
        "rage-dose, BRIEF, 0 0 0, 1 0 2 0, 2 STR",
        "quick-spark, BRIEF, 0 0 0, 0 0 0 1, 2 AGI"
    })
    @Ledger({"mender-shot", "strong-mender", "flush-bag", "shield-tabs", "rage-dose", "quick-spark"})
    void chems(String id, Chem.Duration duration, String atOnce, String whileActive, String addiction) {
        Chem chem = BOOK.chem(id);
        var effect = chem.effects().get(0);
        var bonuses = effect.whileActive(ChemBonuses.NONE);

        assertThat(BOOK.chems()).hasSize(6);
        assertThat(chem.effects()).hasSize(1);
        assertThat(chem.duration()).isEqualTo(duration);
        assertThat(joined(Stream.of(effect.healing(), effect.treated(), effect.flushed())))
                .isEqualTo(atOnce);
        assertThat(joined(Stream.of(
                        bonuses.physicalResistance(),
                        bonuses.radiationResistance(),
                        bonuses.meleeDice(),
                        bonuses.cheaperMajor())))
                .isEqualTo(whileActive);
        assertThat(
                        chem.addiction().isEmpty()
                                ? "-"
                                : chem.addiction().getAsInt() + " "
                                        + chem.drawback().orElseThrow().word())
                .isEqualTo(addiction);
    }

    /** Ranks, then of one rank: attribute points, tag skills, resistance, HP, aimed dice, First Aid, free drawing, pounds. */
    @ParameterizedTest
    @CsvSource({
        "honed, 3, 1 0 0 0 1 0 0 false 0",
        "broad-training, 2, 0 1 0 0 1 0 0 false 0",
        "hard-shell, 2, 0 0 1 0 1 0 0 false 0",
        "tough-stock, 3, 0 0 0 2 1 0 0 false 0",
        "calm-hands, 1, 0 0 0 0 2 0 0 false 0",
        "patch-artist, 1, 0 0 0 0 1 -1 2 false 0",
        "fast-reach, 1, 0 0 0 0 1 0 0 true 0",
        "beast-of-burden, 2, 0 0 0 0 1 0 0 false 25"
    })
    @Ledger({
        "honed",
        "broad-training",
        "hard-shell",
        "tough-stock",
        "calm-hands",
        "patch-artist",
        "fast-reach",
        "beast-of-burden"
    })
    void perks(String id, int ranks, String each) {
        Perk perk = BOOK.perk(id);
        PlayBonuses bonuses = perk.effect().inPlay(PlayBonuses.NONE, 1);

        assertThat(BOOK.perks()).hasSize(8);
        assertThat(perk.ranks()).isEqualTo(ranks);
        assertThat(joined(Stream.of(
                        perk.effect().attributePoints(1),
                        perk.effect().tagSkills(1),
                        bonuses.physicalResistance(),
                        perk.effect().health(1),
                        bonuses.aimedDice(),
                        bonuses.firstAidDifficulty(),
                        bonuses.firstAidHealing(),
                        bonuses.freeDraw(),
                        perk.effect().carrying(1))))
                .isEqualTo(each);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "humanoid | Head 1-2, Torso 3-8, Left arm 9-11, Right arm 12-14, Left leg 15-17, Right leg 18-20",
                "quadruped | Head 1-2, Torso 3-8, Left front leg 9-11, Right front leg 12-14, Left hind leg 15-17,"
                        + " Right hind leg 18-20",
                "flying-insect | Head 1-2, Torso 3-8, Left wing 9-11, Right wing 12-14, Legs 15-20",
                "hoverbot | Optics 1-2, Main body 3-8, Arm 1 9-11, Arm 2 12-14, Arm 3 15-17, Thruster 18-20"
            })
    @Ledger({"WAS-LOC-1", "humanoid", "quadruped", "flying-insect", "hoverbot"})
    void bodies(String id, String faces) {
        assertThat(BOOK.plan(id).locations().stream()
                        .map(place -> place.name() + " " + place.from() + "-" + place.to())
                        .collect(Collectors.joining(", ")))
                .isEqualTo(faces);
    }

    /** STR PER END CHA INT AGI LCK, skills with a star for tags, perk, what they carry, shots, what they wear. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rook | 5 6 6 4 5 8 6 | small-guns 3*, sneak 3*, survival 3*, athletics 2, lockpick 2, throwing 2,"
                        + " melee-weapons 2, repair 1, medicine 1, unarmed 1 | calm-hands | service-pistol 1, machete 1,"
                        + " mender-shot 1 | light round 20 | patchwork-coat, scrap-breastplate",
                "hale | 4 6 6 6 9 5 4 | medicine 3*, science 3*, speech 3*, energy-weapons 3, survival 2, repair 2,"
                        + " lockpick 2, barter 2, explosives 2, athletics 1, sneak 1 | patch-artist | beam-pistol 1,"
                        + " pocket-blade 1, mender-shot 3, flush-bag 1 | cell 16 | patchwork-coat, padded-cap",
                "maul | 9 4 8 4 4 6 5 | melee-weapons 3*, athletics 3*, big-guns 3*, unarmed 3, survival 3, throwing 2,"
                        + " repair 1, speech 1 | hard-shell | nail-bat 1, scattergun 1, frag-grenade 1, mender-shot 1,"
                        + " rage-dose 1 | shell 8 | patchwork-coat, scrap-helm, scrap-breastplate, leather-bracer,"
                        + " leather-bracer",
                "whisper | 4 7 5 4 5 9 6 | sneak 3*, small-guns 3*, lockpick 3*, survival 3, athletics 2, explosives 2,"
                        + " throwing 2, medicine 1, melee-weapons 1 | fast-reach | marksman-rifle 1, throwing-hatchet 3,"
                        + " pocket-blade 1, mender-shot 1, quick-spark 1 | heavy round 10 | patchwork-coat, padded-cap"
            })
    @Ledger({"rook", "hale", "maul", "whisper"})
    void ready_characters(
            String id, String attributes, String skills, String perk, String carried, String shots, String worn) {
        Build build = Build.format(BOOK.content())
                .read(WastelandContent.resources().character(id))
                .build();
        FieldKit outfit = Profiles.of(build, BOOK).outfit();

        assertThat(joined(Stream.of(Attribute.values()).map(build::attribute))).isEqualTo(attributes);
        assertThat(skills(build.skills(), build.tags())).isEqualTo(skills);
        assertThat(build.perks()).isEqualTo(Map.of(BOOK.perk(perk), 1));
        assertThat(outfit.items().stream()
                        .map(one -> one.item().id() + " " + one.count())
                        .collect(Collectors.joining(", ")))
                .isEqualTo(carried);
        assertThat(outfit.shots().stream()
                        .map(one -> one.kind() + " " + one.left())
                        .collect(Collectors.joining(", ")))
                .isEqualTo(shots);
        assertThat(build.armour().stream().map(one -> one.piece().id()).collect(Collectors.joining(", ")))
                .isEqualTo(worn);
    }

    private static String skills(Map<Skill, Integer> skills, List<Skill> tags) {
        return skills.entrySet().stream()
                .map(skill -> skill.getKey().id() + " " + skill.getValue() + (tags.contains(skill.getKey()) ? "*" : ""))
                .collect(Collectors.joining(", "));
    }

    private static String joined(Stream<?> values) {
        return values.map(String::valueOf).collect(Collectors.joining(" "));
    }
}

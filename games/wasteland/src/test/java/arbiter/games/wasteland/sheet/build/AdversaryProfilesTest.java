package arbiter.games.wasteland.sheet.build;

import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.sheet.Adversary;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.Profile.Standing;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Statistics;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Those whom the gamemaster plays, as the ledger's table has them. */
class AdversaryProfilesTest {

    private static Profile profile(String id) {
        return Profiles.of(BOOK.adversary(id));
    }

    @ParameterizedTest
    @CsvSource({
        "scav-thug, humanoid, PERSON, MINION, 6, 11, 1, 0",
        "road-gunner, humanoid, PERSON, NORMAL, 9, 13, 1, 0",
        "warlord, humanoid, PERSON, MAJOR, 26, 15, 1, 6",
        "shambling-husk, humanoid, ANIMAL, NORMAL, 7, 9, 1, 0",
        "feral-hound, quadruped, ANIMAL, NORMAL, 8, 11, 1, 0",
        "dune-bear, quadruped, ANIMAL, NOTABLE, 23, 14, 1, 0",
        "bore-wasp, flying-insect, ANIMAL, NORMAL, 7, 9, 2, 0",
        "glow-moth, flying-insect, ANIMAL, NORMAL, 9, 10, 2, 0",
        "steward-bot, hoverbot, ROBOT, NORMAL, 9, 12, 1, 0",
        "war-frame, hoverbot, ROBOT, NOTABLE, 20, 14, 1, 0",
        "gate-turret, hoverbot, ROBOT, NORMAL, 11, 11, 1, 0"
    })
    @Ledger({
        "WAS-NPC-1",
        "WAS-NPC-2",
        "WAS-NPC-3",
        "WAS-NPC-8",
        "scav-thug",
        "road-gunner",
        "warlord",
        "shambling-husk",
        "feral-hound",
        "dune-bear",
        "bore-wasp",
        "glow-moth",
        "steward-bot",
        "war-frame",
        "gate-turret"
    })
    void numbers_follow_from_rank_and_level(
            String id,
            String plan,
            Profile.Kind kind,
            Standing rank,
            int health,
            int initiative,
            int defense,
            int luck) {
        Profile profile = profile(id);

        assertThat(profile.plan().id()).isEqualTo(plan);
        assertThat(profile.kind()).isEqualTo(kind);
        assertThat(profile.standing()).isEqualTo(rank);
        assertThat(profile.health()).isEqualTo(health);
        assertThat(profile.initiative()).isEqualTo(initiative);
        assertThat(profile.defense()).isEqualTo(defense);
        assertThat(profile.luck()).isEqualTo(luck);
        assertThat(BOOK.content().shelf(Adversary.class).all()).hasSize(11);
    }

    /** Target number, critical threshold and combat dice with the melee bonus. */
    @ParameterizedTest
    @CsvSource({
        "scav-thug, machete, 8, 2, 3",
        "scav-thug, scrap-pistol, 7, 1, 3",
        "road-gunner, night-carbine, 10, 3, 5",
        "road-gunner, pocket-blade, 5, 1, 2",
        "warlord, breaker-maul, 12, 4, 6",
        "warlord, hand-cannon, 12, 4, 5",
        "shambling-husk, husk-claws, 8, 3, 3",
        "feral-hound, hound-bite, 9, 3, 3",
        "dune-bear, bear-paws, 13, 4, 6",
        "bore-wasp, wasp-sting, 8, 3, 2",
        "glow-moth, moth-spit, 8, 3, 3",
        "steward-bot, steward-saw, 8, 2, 3",
        "steward-bot, steward-torch, 9, 3, 3",
        "war-frame, frame-rotary, 12, 4, 3",
        "war-frame, frame-launcher, 12, 4, 7",
        "war-frame, frame-claw, 10, 2, 4"
    })
    @Ledger({
        "WAS-NPC-1",
        "WAS-TEST-4",
        "WAS-CHAR-7",
        "husk-claws",
        "hound-bite",
        "bear-paws",
        "wasp-sting",
        "moth-spit",
        "steward-saw",
        "steward-torch",
        "frame-rotary",
        "frame-launcher",
        "frame-claw",
        "pocket-blade",
        "hand-cannon"
    })
    void attacks_have_the_numbers_in_brackets(String id, String weapon, int target, int critical, int dice) {
        Profile profile = profile(id);
        Weapon used = BOOK.weapon(weapon);
        SkillName skill = used.skill().key();
        Statistics statistics = profile.statistics();

        assertThat(profile.outfit().items()).anyMatch(one -> one.item() == used);
        assertThat(statistics.target(used.skill().attribute(), skill)).isEqualTo(target);
        assertThat(statistics.critical(skill)).isEqualTo(critical);
        assertThat(used.dice() + (skill.isMelee() ? profile.meleeBonus() : 0)).isEqualTo(dice);
    }

    @Test
    @Ledger({"WAS-NPC-8", "WAS-RAD-6", "WAS-GEAR-1"})
    void resistances_are_by_location_and_some_are_immune() {
        Profile bear = profile("dune-bear");
        Profile frame = profile("war-frame");

        assertThat(resistances(bear, 0)).containsExactly(2, 1, 0, 0);
        assertThat(resistances(bear, 1)).containsExactly(3, 2, 1, 0);
        assertThat(resistances(bear, 5)).containsExactly(2, 2, 1, 0);
        assertThat(resistances(frame, 1)).containsExactly(4, 3, 0, 0);
        assertThat(frame.protection().isImmuneTo(DamageType.RADIATION)).isTrue();
        assertThat(frame.protection().isImmuneTo(DamageType.POISON)).isTrue();
        assertThat(profile("bore-wasp").protection().isImmuneTo(DamageType.POISON))
                .isFalse();
        assertThat(profile("bore-wasp").flies()).isTrue();
        assertThat(profile("feral-hound").flies()).isFalse();
    }

    private static int[] resistances(Profile profile, int location) {
        int[] points = new int[DamageType.COUNT];
        for (DamageType type : DamageType.values()) {
            points[type.ordinal()] = profile.protection().at(location, type);
        }
        return points;
    }

    @Test
    @Ledger({"WAS-NPC-2", "WAS-NPC-3"})
    void the_notable_and_the_legendary_are_tougher() {
        Statistics person = profile("warlord").statistics();
        Statistics creature = profile("dune-bear").statistics();

        assertThat(AdversaryRanks.health(Standing.NOTABLE, 6, person)).isEqualTo(8 + 6 + 6);
        assertThat(AdversaryRanks.luck(Standing.NOTABLE, profile("scav-thug").statistics()))
                .isEqualTo(2);
        assertThat(AdversaryRanks.health(Standing.MAJOR, 7, creature)).isEqualTo(9 + 3 * 7);
        assertThat(AdversaryRanks.luck(Standing.MAJOR, creature)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "MINION, 1, 3",
        "NORMAL, 1, 10",
        "NORMAL, 7, 52",
        "NORMAL, 8, 60",
        "NOTABLE, 7, 104",
        "MAJOR, 6, 135",
        "MINION, 2, 6",
        "MINION, 3, 8"
    })
    @Ledger("WAS-NPC-7")
    void defeating_somebody_is_worth_experience(Standing rank, int level, int experience) {
        assertThat(AdversaryRanks.experience(rank, level)).isEqualTo(experience);
    }
}

package arbiter.games.narrative.catalogue;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody whose six characteristics are 1 to 6 in their order, with one rank in every skill, uses each. */
class SkillsInPlayTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        athletics | 1P
        resilience | 1P
        brawl | 1P
        melee | 1P
        coordination | 1P 1A
        stealth | 1P 1A
        driving | 1P 1A
        ranged-light | 1P 1A
        ranged-heavy | 1P 1A
        gunnery | 1P 1A
        medicae | 1P 2A
        tech-use | 1P 2A
        lore | 1P 2A
        perception | 1P 3A
        survival | 1P 3A
        deception | 1P 3A
        skulduggery | 1P 3A
        streetwise | 1P 3A
        discipline | 1P 4A
        vigilance | 1P 4A
        coercion | 1P 4A
        cool | 1P 5A
        leadership | 1P 5A
        charm | 1P 5A
        negotiation | 1P 5A
        biomancy | 1P
        divination | 1P 3A
        pyromancy | 1P 1A
        telekinesis | 1P 4A
        telepathy | 1P 5A
        """)
    @Ledger({
        "athletics",
        "resilience",
        "brawl",
        "melee",
        "coordination",
        "stealth",
        "driving",
        "ranged-light",
        "ranged-heavy",
        "gunnery",
        "medicae",
        "tech-use",
        "lore",
        "perception",
        "survival",
        "deception",
        "skulduggery",
        "streetwise",
        "discipline",
        "vigilance",
        "coercion",
        "cool",
        "leadership",
        "charm",
        "negotiation",
        "biomancy",
        "divination",
        "pyromancy",
        "telekinesis",
        "telepathy"
    })
    void every_skill_is_rolled_with_its_characteristic(String skill, String pool) {
        Participant made = InPlay.made(
                "characteristics: {brawn: 1, agility: 2, intellect: 3, cunning: 4, willpower: 5, presence: 6}",
                "skills: {" + skill + ": 1}");
        Scenario<NarrativeState> play = scenario(Band.MEDIUM, made, enemy("line-trooper", 1));
        InPlay.twoSuccesses(play, check(play, made, skill));

        Check.resolve(play, check(play, made, skill));

        play.allUsed();
        assertThat(play.log())
                .endsWith("Made rolls " + BOOK.skill(skill).name() + ", " + pool + " vs 2D: success, 2 successes");
    }

    private static CheckInProgress check(Scenario<NarrativeState> play, Participant made, String skill) {
        return CheckInProgress.skill(play.state(), made, BOOK.skill(skill), Difficulty.AVERAGE, "a task");
    }
}

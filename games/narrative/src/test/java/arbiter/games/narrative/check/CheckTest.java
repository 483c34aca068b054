package arbiter.games.narrative.check;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.interpreters.odds.Odds;
import arbiter.kernel.Play;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class CheckTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant psyker = enemy("rogue-psyker", 1);

    private PoolPlan stealth() {
        return SkillPool.of(ilka, BOOK.skill("stealth")).against(Difficulty.AVERAGE, "guards");
    }

    /** A check without spending what is left of it. */
    private static Symbols roll(Play<NarrativeState> play, Participant one, String skill, PoolPlan plan) {
        CheckInProgress check = new CheckInProgress(one, BOOK.skill(skill), CheckKind.SKILL, plan);
        Check.roll(play, check);
        Check.finish(play, check);
        return check.symbols();
    }

    @Test
    @Ledger({"NAR-STORY-3", "NAR-STORY-4"})
    void without_points_the_pool_is_rolled_as_it_is() {
        var play = scenario(Band.MEDIUM, ilka, troopers)
                .choice("check.story", "no")
                .choice("check.story-against", "no")
                .dice("check.roll", 2, 6, 5, 5, 2, 4); // s, a, a, a against f and h

        Symbols symbols = roll(play, ilka, "stealth", stealth());

        play.allUsed();
        assertThat(symbols).isEqualTo(new Symbols(0, 2, 0, 0));
        assertThat(play.log()).containsExactly("Ilka rolls Stealth, 2P 2A vs 2D: failure, 2 advantages");
        assertThat(play.state().story()).isEqualTo(new StoryPoints(1, 1));
    }

    @Test
    @Ledger({"NAR-STORY-1", "NAR-STORY-3", "NAR-STORY-4"})
    void the_active_side_decides_first_and_points_change_hands_after_the_roll() {
        var play = scenario(Band.MEDIUM, ilka, troopers)
                .choice("check.story", "yes")
                .choice("check.story-against", "yes")
                .dice("check.roll", 12, 2, 1, 1, 12, 1); // t, s against d

        Symbols symbols = roll(play, ilka, "stealth", stealth());

        assertThat(symbols).isEqualTo(new Symbols(1, 0, 1, 1));
        assertThat(play.log())
                .containsExactly(
                        "Ilka rolls Stealth, 3P 1A vs 1C 1D: success, 1 success, 1 triumph, 1 despair",
                        "A Story Point goes to the gamemaster: players 0, gamemaster 1",
                        "A Story Point goes to the players: players 1, gamemaster 1");
    }

    /** The gamemaster is the active side, and the players answer. */
    @Test
    @Ledger("NAR-STORY-1")
    void for_opponents_it_is_the_other_way_round() {
        var play = scenario(Band.MEDIUM, ilka, psyker)
                .choice("check.story", "no")
                .choice("check.story-against", "yes")
                .dice("check.roll", 4, 4, 1, 1, 1, 1);

        roll(
                play,
                psyker,
                "discipline",
                SkillPool.of(psyker, BOOK.skill("discipline")).against(Difficulty.AVERAGE, "a hard day"));

        assertThat(play.log())
                .containsExactly(
                        "Rogue psyker rolls Discipline, 2P 2A vs 1C 1D: success, 4 successes",
                        "A Story Point goes to the gamemaster: players 0, gamemaster 2");
    }

    @Test
    @Ledger("NAR-STORY-4")
    void who_has_no_point_is_not_asked_and_the_point_of_this_check_cannot_come_back() {
        var play = scenario(Band.MEDIUM, ilka, troopers)
                .choice("check.story", "yes")
                .choice("check.story-against", "no")
                .dice("check.roll", 2, 1, 1, 1, 1, 1)
                .choice("check.story-against", "no")
                .dice("check.roll", 2, 1, 1, 1, 1, 1);

        roll(play, ilka, "stealth", stealth());
        roll(play, ilka, "stealth", stealth());

        play.allUsed();
        assertThat(play.log()).endsWith("Ilka rolls Stealth, 2P 2A vs 2D: success, 1 success");
    }

    @Test
    @Ledger("NAR-COMBAT-2")
    void the_gamemaster_may_add_dice_for_circumstances() {
        var play = scenario(Band.MEDIUM, ilka, troopers)
                .choice("check.boost", "1")
                .choice("check.setback", "2")
                .choice("check.story", "no")
                .choice("check.story-against", "no")
                .dice("check.roll", 1, 1, 1, 1, 3, 1, 1, 5, 6);

        roll(play, ilka, "stealth", stealth());

        assertThat(play.log()).containsExactly("Ilka rolls Stealth, 2P 2A 1B vs 2D 2S: success, 1 success, 2 threats");
    }

    @Test
    @Ledger("NAR-POOL-10")
    void somebody_who_resists_makes_the_difficulty() {
        assertThat(SkillPool.of(ilka, BOOK.skill("stealth"))
                        .against(SkillPool.base(troopers, BOOK.skill("vigilance")))
                        .assemble())
                .hasToString("2P 2A vs 2C");
        assertThat(SkillPool.of(ilka, BOOK.skill("charm")).assemble()).hasToString("2A");
    }

    /** The odds of the check are those of its pool, whatever nobody spends. */
    @Test
    @Ledger("NAR-ODDS-1")
    void odds_come_from_the_same_method() {
        Fraction chance = Odds.of(
                        table(Band.MEDIUM, ilka, troopers),
                        play -> roll(play, ilka, "stealth", stealth()).succeeds())
                .exact()
                .chanceOf(true);

        assertThat(chance).isEqualTo(stealth().assemble().odds().success());
    }
}

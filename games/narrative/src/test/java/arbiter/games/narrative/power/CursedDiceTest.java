package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.odane;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.SymbolDie;
import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class CursedDiceTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);

    private static CheckInProgress check(Participant one, String skill) {
        return new CheckInProgress(
                one,
                BOOK.skill(skill),
                CheckKind.SKILL,
                SkillPool.of(one, BOOK.skill(skill)).against(Difficulty.AVERAGE, "a hard thing"));
    }

    /** The pool of an average check with all that lasts. */
    private static String pool(NarrativeState state, Participant one, String skill) {
        CheckInProgress check = check(one, skill);
        CheckDice.add(state, check);
        return check.plan().assemble().toString();
    }

    private final Participant odane = odane("divination");

    @Test
    @Ledger("NAR-FX-CUR-2")
    void misfortune_turns_a_setback_die_to_a_failure() {
        var play = scenario(Band.SHORT, odane, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1)
                .choice("check.setback", "0")
                .choice("check.setback", "1")
                .dice("check.roll", 2, 1, 1, 1, 5) // s against h
                .choice("check.misfortune", "setback-h:setback-f");
        manifest(play, odane, power("curse", "divination", "misfortune"), sergeant);

        Check.roll(play, check(sergeant, "leadership"));

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Curse through Divination, 2P vs 3D: success, 2 successes",
                        "Trooper sergeant is under Curse with Misfortune of Odane",
                        "Odane suffers 2 strain, 2 of 14",
                        "Odane turns a setback die of Trooper sergeant from 1 threat to 1 failure by Misfortune",
                        "Trooper sergeant rolls Leadership, 2P vs 2D 1S: failure, nothing left over");
    }

    @Test
    @Ledger("NAR-FX-CUR-2")
    void without_a_setback_die_to_turn_nobody_is_asked() {
        var play = scenario(Band.SHORT, odane, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1)
                .dice("check.roll", 2, 1, 1, 1);
        manifest(play, odane, power("curse", "divination", "misfortune"), sergeant);

        Check.roll(play, check(sergeant, "leadership"));

        play.allUsed();
        assertThat(play.log()).endsWith("Trooper sergeant rolls Leadership, 2P vs 2D: success, 1 success");
    }

    @Test
    @Ledger("NAR-FX-CUR-7")
    void doom_turns_any_die_without_triumph_and_despair() {
        var play = scenario(Band.SHORT, odane, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .dice("check.roll", 12, 4, 1, 1) // t and ss
                .choice("check.doom", "proficiency-ss:proficiency-blank");
        manifest(play, odane, power("curse", "divination", "doom"), sergeant);

        Check.roll(play, check(sergeant, "leadership"));

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Curse through Divination, 2P vs 4D: success, 2 successes",
                        "Trooper sergeant is under Curse with Doom of Odane",
                        "Odane suffers 2 strain, 2 of 14",
                        "Odane turns a proficiency die of Trooper sergeant from 2 successes to nothing by Doom",
                        "Trooper sergeant rolls Leadership, 2P vs 2D: success, 1 success, 1 triumph");
    }

    @Test
    @Ledger({"NAR-FX-CUR-2", "NAR-FX-CUR-7"})
    void misfortune_comes_before_doom_and_both_may_pass() {
        var play = scenario(Band.SHORT, odane, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1)
                .choice("check.setback", "0")
                .choice("check.setback", "1")
                .dice("check.roll", 4, 1, 1, 1, 1)
                .choice("check.misfortune", "setback-blank:setback-f")
                .choice("check.doom", "none");
        manifest(play, odane, power("curse", "divination", "misfortune", "doom"), sergeant);

        Check.roll(play, check(sergeant, "leadership"));

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Curse through Divination, 2P vs 5D: success, 2 successes",
                        "Trooper sergeant is under Curse with Misfortune and Doom of Odane",
                        "Odane suffers 2 strain, 2 of 14",
                        "Odane turns a setback die of Trooper sergeant from nothing to 1 failure by Misfortune",
                        "Trooper sergeant rolls Leadership, 2P vs 2D 1S: success, 1 success");
    }

    /** The psyker takes the best of all turns away: what is left are the rolls that stand it. */
    @Test
    @Ledger("NAR-FX-CUR-7")
    void the_odds_of_a_doomed_check_come_from_the_same_rule() {
        var play = scenario(Band.SHORT, odane, sergeant).dice("check.roll", 4, 1, 1, 1, 1, 1);
        manifest(play, odane, power("curse", "divination", "doom"), sergeant);
        double doomed = play.odds(game -> {
                    CheckInProgress check = check(game.state().unit(sergeant.id()), "leadership");
                    Check.roll(game, check);
                    return check.succeeds();
                })
                .exact()
                .chanceOf(true)
                .toDouble();

        assertThat(doomed).isEqualTo(bruteForce());
    }

    /** All rolls of 2P against 2D, of which the psyker turns the die that costs the most successes. */
    private static double bruteForce() {
        SymbolDie p = SymbolDie.PROFICIENCY;
        SymbolDie d = SymbolDie.DIFFICULTY;
        int stands = 0;
        for (int a = 1; a <= 12; a++) {
            for (int b = 1; b <= 12; b++) {
                for (int c = 1; c <= 8; c++) {
                    for (int e = 1; e <= 8; e++) {
                        int net = p.face(a).success()
                                + p.face(b).success()
                                + d.face(c).success()
                                + d.face(e).success();
                        int worst = 0;
                        for (int side : new int[] {a, b}) {
                            worst = Math.max(
                                    worst,
                                    p.face(side).triumph() > 0
                                            ? 0
                                            : p.face(side).success());
                        }
                        for (int side : new int[] {c, e}) {
                            worst = Math.max(worst, 2 + d.face(side).success());
                        }
                        stands += net - worst >= 1 ? 1 : 0;
                    }
                }
            }
        }
        return stands / (144.0 * 64);
    }
}

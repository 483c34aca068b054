package arbiter.games.centuryg.crew;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.Assist;
import arbiter.games.centuryg.crew.TakeLead.LeadTaken;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Move;
import arbiter.games.centuryg.power.GenrePoints.PointGained;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.Formation;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Pilots who have become part of another Unit. */
class SubpilotTest extends CombatScenario {

    private static CenturyState pair(String kind, Hangar bran) {
        Optional<String> led = kind.startsWith("super") ? Optional.of("aska") : Optional.empty();
        return fight(
                mecha("Aska", "2,2").level(1).speed(3).combines(kind, Optional.empty(), Area.TORSO, "bran"),
                bran.level(2).speed(3).combines(kind, led, Area.LEGS, "aska"),
                mecha("Vex", "5,2").foe().level(0).guard(9).speed(0).threshold(9));
    }

    private static Hangar bran(String... powers) {
        return mecha("Bran", "2,3").knows(powers);
    }

    private static Fighter combine(Play<CenturyState> play, boolean unison) {
        Bout.turn(play, "vex");
        play.emit(new Combined("aska", List.of("bran"), unison));
        return play.state().unit("aska");
    }

    @Test
    @Ledger({"BCG-COMB-3", "i-cannot-be-defeated", "BCG-CORE-6"})
    void a_subpilot_saves_the_whole_with_points_of_their_own() {
        var play = scenario(pair("super-combination", bran("i-cannot-be-defeated")))
                .choice("damage.answer", "pass")
                .choice("damage.answer", "pass")
                .choice("damage.lethal", "pass")
                .choice("damage.lethal", "i-cannot-be-defeated")
                .choice("maim.area", "head")
                .choice("maim.area", "arms")
                .choice("maim.area", "legs");
        Fighter aska = combine(play, false);

        Damage.resolve(play, aska, 20, DamageCause.by(play.state().unit("vex"), "a blow"));

        assertThat(play.log())
                .containsSubsequence(
                        "Bran calls I Cannot be Defeated for 1 GP, 5 left", "Aska survives: I Cannot be Defeated");
        assertThat(aska.points()).isEqualTo(1);
        assertThat(aska.genre().points()).isEqualTo(5);
    }

    @Test
    @Ledger({"BCG-COMB-3", "live-another-day"})
    void a_subpilot_takes_the_whole_off_the_map() {
        var play = scenario(pair("super-combination", bran()))
                .choice("damage.answer", "pass")
                .choice("damage.answer", "live-another-day");
        Fighter aska = combine(play, false);

        Damage.resolve(play, aska, 20, DamageCause.by(play.state().unit("vex"), "a blow"));

        assertThat(aska.fate()).isEqualTo(UnitFate.RETREATED);
        assertThat(play.state().unit("bran").fate()).isEqualTo(UnitFate.RETREATED);
    }

    @Test
    @Ledger({"BCG-COMB-3", "believe-in-myself", "the-tacticool-approach", "trump-card", "dont-give-up"})
    void powers_for_oneself_serve_the_combined_unit() {
        var play = scenario(pair(
                        "super-combination",
                        bran("believe-in-myself", "the-tacticool-approach", "trump-card", "dont-give-up")
                                .systems(9)))
                .choice("power.weapons", "beam-rifle", "beam-saber")
                .choice("power.replace", "both");
        Fighter aska = combine(play, false);
        Fighter bran = play.state().unit("bran");
        assertThat(calls(play.state(), bran)).doesNotContain("believe-in-myself");
        Bout.hurt(play, "aska", 3);

        assertThat(calls(play.state(), bran)).contains("believe-in-myself");
        setup(play, bran, "trump-card");
        assertThat(aska.weapons()).extracting(gun -> gun.weapon().id()).contains("beam-rifle", "beam-saber");
        setup(play, bran, "the-tacticool-approach");
        assertThat(Ranks.might(play.state(), aska)).isEqualTo(6); // the average of 4 and 9
        play.emit(new PointGained("bran", 1));
        setup(play, bran, "dont-give-up");
        assertThat(aska.points()).isEqualTo(16);
    }

    @Test
    @Ledger({"unison-combination", "synchro-attack", "BCG-AMB-89", "BCG-COMB-3"})
    void pilots_in_unison_strike_together_without_their_actions() {
        var play = scenario(pair("unison-combination", bran()))
                .choice("synchro.allies", "aska")
                .choice("synchro.join", "yes")
                .choice("attack.approach", "2,2")
                .dice("attack.might", 1, 9);
        Fighter aska = combine(play, true);
        Fighter bran = play.state().unit("bran");
        Bout.next(play, "aska");
        play.emit(new TurnEnded("aska")); // has no Action left
        play.emit(new TurnBegan("bran"));
        play.emit(new LeadTaken("aska", "bran"));

        assertThat(setups(play.state(), bran)).contains("synchro-attack");
        setup(play, bran, "synchro-attack");
        attack(play, aska, play.state().unit("vex"), "vulcans");

        assertThat(play.log())
                .containsSubsequence(
                        "Bran calls Synchro Attack for 1 GP, 0 left", "Aska strikes together with Bran for 1 GP");
        assertThat(aska.genre().points()).isEqualTo(1); // three in the common purse, one for each
    }

    @Test
    @Ledger({"BCG-OFF-7", "BCG-TRB-10", "BCG-COMB-3"})
    void a_subpilots_boost_is_moving_under_fire() {
        var play = scenario(pair("super-combination", bran())).choice("boost.place", "4,2");
        Fighter aska = combine(play, false);
        play.emit(new Marked(new Mark(Mark.Kind.PINNED, "aska", "vex", "", 3, Clock.rounds("vex", 1)), "is pinned"));
        play.emit(new TurnBegan("bran"));

        new Move(true, List::of).resolve(play, aska);

        assertThat(damage(play)).containsExactly("aska 3");
    }

    @Test
    @Ledger({"BCG-COMB-3", "regenerative"})
    void subpilots_use_supports_and_restoration_of_the_whole_and_nobody_assists_itself() {
        CenturyState state = fight(
                mecha("Aska", "2,2")
                        .fitted("airstrike")
                        .combines("super-combination", Optional.empty(), Area.TORSO, "bran", "cora"),
                mecha("Bran", "2,3").combines("super-combination", Optional.of("aska"), Area.LEGS, "aska", "cora"),
                mecha("Cora", "2,3")
                        .fitted("jamming-barrage", "regenerative")
                        .combines("super-combination", Optional.of("aska"), Area.HEAD, "aska", "bran"),
                mecha("Vex", "5,2").foe());
        var play = scenario(state).choice("beginning.item", "regenerative").choice("regenerative.energy", "2");
        Bout.turn(play, "vex");
        play.emit(new Combined("aska", List.of("bran", "cora"), false));
        Fighter aska = state.unit("aska");
        Bout.hurt(play, "aska", 3);
        play.emit(new TurnBegan("bran"));

        BeginningPhase.resolve(play);
        assertThat(aska.points()).isEqualTo(15);
        assertThat(Bout.ids(ActionPhase.deeds(state, aska, state.unit("bran"))))
                .contains("support:airstrike", "support:jamming-barrage");
        assertThat(Assist.possible(state, aska)).isFalse();
    }

    @Test
    @Ledger({"BCG-AMB-109", "BCG-DMG-4"})
    void levels_that_went_by_averaging_earn_nothing_later() {
        var play = scenario(pair("super-combination", bran()));
        Bout.turn(play, "vex");
        Bout.hurt(play, "bran", 10);
        play.choice("maim.area", "head");
        new Combine(play.state().unit("aska"), List.of(play.state().unit("bran")), false).join(play);

        Damage.deal(play, play.state().unit("aska"), 1, DamageCause.itself("a bump"));

        assertThat(play.state().unit("aska").genre().points()).isEqualTo(1);
        assertThat(play.state().unit("bran").genre().points()).isEqualTo(2);
    }

    @Test
    @Ledger({"BCG-COMB-2", "BCG-OP-2", "BCG-OP-4"})
    void partners_deploy_combined_before_they_take_a_place() {
        CenturyState state = new CenturyState(
                List.of(
                        mecha("Aska", "0,0")
                                .combines("super-combination", Optional.empty(), Area.TORSO, "bran")
                                .unplaced(),
                        mecha("Bran", "0,0")
                                .combines("super-combination", Optional.of("aska"), Area.LEGS, "aska")
                                .unplaced(),
                        mecha("Vex", "9,2").foe().unit()),
                Hangar.FIELD,
                TableRules.STANDARD);
        var play = scenario(state)
                .choice("deploy.combine", "yes")
                .dice("initiative.roll", 5, 4, 3)
                .choice("formation.place", "0,4");

        Drill.rollOrder(play);
        Formation.resolve(play);
        Formation.resolve(play);

        assertThat(state.unit("aska").crew().members()).containsExactly("bran");
        assertThat(state.unit("bran").zone()).isEqualTo(state.unit("aska").zone());
        assertThat(play.log()).doesNotContain("Bran stands at A5");
    }
}

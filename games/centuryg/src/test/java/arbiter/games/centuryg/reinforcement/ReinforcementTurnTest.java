package arbiter.games.centuryg.reinforcement;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Handbooks;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.reinforcement.ReinforcementTurn.ReinforcementsBegan;
import arbiter.games.centuryg.reinforcement.ReinforcementTurn.ReinforcementsSpent;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Helpers off the map. */
class ReinforcementTurnTest extends CombatScenario {

    private static CenturyState helped(int level, ReinforcementPower... powers) {
        CenturyState state = at(
                fight(
                        mecha("Aska", "3,4").level(0).threshold(9).speed(0),
                        mecha("Vex", "5,4")
                                .foe()
                                .level(0)
                                .tier(Tier.RIVAL)
                                .threshold(9)
                                .speed(0)),
                3,
                "aska");
        new ReinforcementsCame(Reinforcements.of("heroes", level, Handbooks.powers(powers))).apply(state);
        return state;
    }

    private static void turn(arbiter.kernel.Play<CenturyState> play) {
        play.emit(new ReinforcementsBegan());
        while (play.state().phase() == Phase.REINFORCEMENTS) {
            ReinforcementTurn.resolve(play);
        }
    }

    @Test
    @Ledger({"BCG-RNF-1", "BCG-AMB-26"})
    void they_act_at_ten_after_everybody_else_with_ten() {
        CenturyState state = fight(mecha("Aska", "3,4"), mecha("Vex", "5,4").foe());
        new ReinforcementsCame(Reinforcements.of("heroes", 0, List.of())).apply(state);
        new InitiativeRolled("aska", 6, 4).apply(state);
        new InitiativeRolled("vex", 5, 4).apply(state);
        new RoundBegan().apply(state);

        assertThat(ReinforcementTurn.isDue(state, java.util.Optional.of(state.unit("aska"))))
                .isFalse();
        assertThat(ReinforcementTurn.isDue(state, java.util.Optional.of(state.unit("vex"))))
                .isTrue();
    }

    @Test
    @Ledger({"BCG-RNF-2", "BCG-RNF-3", "BCG-RNF-5", "barrage", "focus-fire", "BCG-AMB-127"})
    void one_action_and_powers_as_points_permit() {
        CenturyState state = helped(3, ReinforcementPower.FOCUS_FIRE);
        assertThat(state.reinforcements().get().points()).isEqualTo(4);
        new ReinforcementsSpent("earlier", "earlier", 1).apply(state);
        var play = scenario(state)
                .choice("reinforcements.deed", "focus-fire")
                .choice("reinforcements.deed", "barrage")
                .choice("maim.area", "arms")
                .choice("damage.answer", "pass")
                .choice("reinforcements.deed", "focus-fire");

        turn(play);

        assertThat(damage(play)).containsExactly("vex 6", "vex 3", "vex 6");
        assertThat(state.reinforcements().get().points()).isZero();
        assertThat(state.reinforcements().get().acted()).isTrue();
    }

    @Test
    @Ledger("BCG-AMB-34")
    void the_gamemaster_picks_areas_for_them() {
        DamageCause barrage = DamageCause.reinforcements("Barrage");

        assertThat(barrage.attacker()).contains(arbiter.kernel.Decider.GAMEMASTER);
        assertThat(barrage.source()).isEmpty();
    }

    @Test
    @Ledger({"overwhelm", "BCG-RNF-4", "BCG-AMB-127"})
    void an_overwhelmed_enemy_must_turn_against_them() {
        CenturyState state = helped(1);
        var play = scenario(state)
                .choice("reinforcements.deed", "overwhelm")
                .choice("turn.action", "attack-reinforcements");

        turn(play);
        new arbiter.games.centuryg.turn.CurrentTurn.TurnBegan("vex").apply(state);
        new BeginningOver("vex").apply(state);
        ActionPhase.resolve(play);

        assertThat(damage(play)).containsExactly("vex 3");
        assertThat(state.reinforcements().get().points()).isZero();
        assertThat(state.reinforcements().get().areStanding()).isTrue();
        assertThat(state.has(Mark.Kind.OVERWHELMED, state.unit("vex"))).isFalse();
        assertThat(play.log()).contains("Vex attacks the Reinforcements: 2 RP, 0 left");
    }

    @Test
    @Ledger({"BCG-RNF-4", "BCG-AMB-77"})
    void they_hold_out_alone_until_their_points_are_gone() {
        CenturyState state = helped(0);
        CenturyGame game = new CenturyGame();
        new Destroyed("aska", UnitFate.DESTROYED).apply(state);
        assertThat(game.ending(state)).isEmpty();
        var play = scenario(state);

        new AttackOnReinforcements().resolve(play, state.unit("vex"));

        assertThat(play.log()).containsExactly("Vex attacks the Reinforcements: 2 RP, they are beaten");
        assertThat(game.ending(state)).isPresent();
    }

    @Test
    @Ledger({"analyze", "formation-g", "ill-grant-you-power", "raise-the-shields", "live"})
    void help_of_every_kind() {
        CenturyState state = helped(
                5,
                ReinforcementPower.FORMATION_G,
                ReinforcementPower.ILL_GRANT_YOU_POWER,
                ReinforcementPower.RAISE_THE_SHIELDS,
                ReinforcementPower.LIVE);
        Fighter aska = state.unit("aska");
        hurt(state, aska, 20);
        var play = scenario(state);

        ReinforcementHelp.analyze(play);
        for (Reinforcement power : state.reinforcements().get().powers()) {
            ReinforcementHelp.power(play, ReinforcementPower.of(power));
        }

        assertThat(state.knows("heroes", state.unit("vex"))).isTrue();
        assertThat(state.has(Mark.Kind.TARGETING, aska)).isTrue();
        assertThat(state.has(Mark.Kind.SUPPORT_FIRE, aska)).isTrue();
        assertThat(aska.genre().points()).isEqualTo(1);
        assertThat(Defense.of(state, aska, state.unit("vex")).total()).isEqualTo(20);
        assertThat(aska.points()).isEqualTo(31);
    }

    @Test
    @Ledger({"carry-our-hopes", "BCG-AMB-130"})
    void hope_gives_one_more_action() {
        CenturyState state = helped(5, ReinforcementPower.CARRY_OUR_HOPES);
        var play = scenario(state).choice("turn.action", "pass").choice("turn.action", "pass");

        ReinforcementHelp.power(play, ReinforcementPower.CARRY_OUR_HOPES);
        ReinforcementHelp.power(play, ReinforcementPower.CARRY_OUR_HOPES);
        new BeginningOver("aska").apply(state);
        ActionPhase.resolve(play);
        assertThat(state.phase()).isEqualTo(Phase.ACTION);
        ActionPhase.resolve(play);

        assertThat(state.phase()).isEqualTo(Phase.END);
    }
}

package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackTension;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Powers called before the Action. */
class SetupPowersTest extends CombatScenario {

    private static CenturyState with(String... powers) {
        return at(
                fight(
                        mecha("Aska", "2,2")
                                .level(2)
                                .speed(0)
                                .systems(7)
                                .armed("beam-rifle", "radiant-fist")
                                .knows(powers),
                        mecha("Bran", "2,4").level(0).speed(0),
                        mecha("Vex", "3,2").foe().level(0).threshold(9).speed(0)),
                3,
                "aska");
    }

    /** The Tension of section 6, example 4. */
    @Test
    @Ledger({"my-style-is-impetuous", "BCG-AMB-79", "BCG-AMB-66", "BCG-WPN-4"})
    void impetuous_counts_before_a_technique_doubles_it() {
        CenturyState state = with("my-style-is-impetuous");
        Fighter aska = state.unit("aska");
        var play = scenario(state);

        setup(play, aska, "my-style-is-impetuous");

        AttackInProgress fist =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "radiant-fist"), Occasion.ACTION);
        assertThat(AttackTension.of(state, fist)).isEqualTo(14);
        assertThat(setups(state, aska)).doesNotContain("my-style-is-impetuous");
        PowerAftermath.resolve(play, fist);
        assertThat(AttackTension.of(state, fist)).isEqualTo(6);
    }

    @Test
    @Ledger("signature-weapon")
    void a_signature_weapon_has_five_more_and_ignores_active_defenses_once() {
        CenturyState state = with("signature-weapon:beam-rifle");
        Fighter aska = state.unit("aska");
        var play = scenario(state).dice("attack.might", 2).choice("attack.answer", "pass");

        setup(play, aska, "signature-weapon:beam-rifle");
        attack(play, aska, state.unit("vex"), "beam-rifle");

        assertThat(tests(play)).containsExactly("15 against 10");
        assertThat(state.has(Mark.Kind.SIGNATURE, aska)).isFalse();
        assertThat(setups(state, aska)).isEmpty();
    }

    @Test
    @Ledger({"gotta-go-fast", "BCG-AMB-75"})
    void somebody_can_go_five_zones_farther() {
        CenturyState state = with("gotta-go-fast");
        var play = scenario(state).choice("power.ally", "bran");

        setup(play, state.unit("aska"), "gotta-go-fast");

        assertThat(Movement.budget(state, state.unit("bran"), false)).isEqualTo(5);
        assertThat(setups(state, state.unit("aska"))).doesNotContain("gotta-go-fast");
    }

    @Test
    @Ledger("the-tacticool-approach")
    void systems_stands_in_for_might_and_guard() {
        CenturyState state = with("the-tacticool-approach");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("power.replace", "both");

        setup(play, aska, "the-tacticool-approach");

        assertThat(Ranks.might(state, aska)).isEqualTo(7);
        assertThat(Defense.of(state, aska, state.unit("vex")).total()).isEqualTo(12);
    }

    @Test
    @Ledger({"trump-card", "BCG-AMB-92"})
    void two_weapons_turn_up_that_nothing_maims() {
        CenturyState state = with("trump-card");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("power.weapons", "sniper-rifle", "chainblade");

        setup(play, aska, "trump-card");

        assertThat(aska.weapons()).extracting(mounted -> mounted.weapon().id()).contains("sniper-rifle", "chainblade");
        assertThat(aska.outfit().borrowed().debt()).isZero();
        assertThat(state.copy().unit("aska").weapons()).hasSize(6);
        assertThat(TrumpCard.guns(state, aska)).noneMatch(gun -> gun.id().equals("tentacle-lash"));
    }

    @Test
    @Ledger("dont-give-up")
    void an_ally_regains_threshold_by_the_users_systems() {
        CenturyState state = with("dont-give-up");
        hurt(state, state.unit("bran"), 9);
        var play = scenario(state);

        setup(play, state.unit("aska"), "dont-give-up");

        assertThat(state.unit("bran").points()).isEqualTo(14);
    }

    @Test
    @Ledger({"you-are-going-down", "BCG-AMB-78"})
    void everybody_near_the_hunter_has_an_advantage() {
        CenturyState state = with("you-are-going-down");
        var play = scenario(state);

        setup(play, state.unit("aska"), "you-are-going-down");

        Fighter vex = state.unit("vex");
        assertThat(NamedPrey.advantages(state, state.unit("aska"), vex)).isEqualTo(1);
        assertThat(NamedPrey.advantages(state, state.unit("bran"), vex)).isEqualTo(1);
        new arbiter.games.centuryg.move.Position.Shoved(
                        "bran", state.field().zones().find("9,2").orElseThrow())
                .apply(state);
        assertThat(NamedPrey.advantages(state, state.unit("bran"), vex)).isZero();
    }

    @Test
    @Ledger({"this-is-my-battlefield", "BCG-AMB-78", "BCG-AMB-73"})
    void units_slide_off_ground_that_becomes_impassable() {
        CenturyState state = with("this-is-my-battlefield:impassable");
        var play = scenario(state).choice("power.zone", "4,2").choice("power.slide", "3,3");

        setup(play, state.unit("aska"), "this-is-my-battlefield");

        assertThat(state.ground().patches()).hasSize(9).allMatch(patch -> patch.terrain() == Terrain.IMPASSABLE);
        assertThat(state.field().zones().text(state.unit("vex").zone())).isEqualTo("3,4");
        assertThat(damage(play)).isEmpty();
    }

    @Test
    @Ledger({"come-at-me-bro", "BCG-AMB-91", "BCG-AMB-132"})
    void whoever_attacks_an_ally_is_attacked_and_that_is_the_end_of_it() {
        CenturyState state = with("come-at-me-bro");
        Fighter aska = state.unit("aska");
        Fighter vex = state.unit("vex");
        var play = scenario(state)
                .dice("attack.might", 1, 1) // Vulcans of Vex at Bran
                .choice("attack.answer", "pass")
                .choice("attack.free", "attack:vulcans")
                .dice("attack.might", 1, 1)
                .choice("attack.answer", "pass");

        setup(play, aska, "come-at-me-bro");
        attack(play, vex, state.unit("bran"), "vulcans");

        assertThat(tests(play)).hasSize(2);
        assertThat(aska.genre().points()).isEqualTo(1);
        var own = scenario(state).dice("attack.might", 1, 1);
        attack(own, vex, aska, "vulcans"); // at the one who dared: nothing comes of it
        assertThat(tests(own)).hasSize(1);
    }

    /** Aska leads and waits for Bran, whose Turn comes later. */
    @Test
    @Ledger({"synchro-attack", "BCG-AMB-89"})
    void allies_put_their_actions_into_one_attack() {
        CenturyState state = fight(
                mecha("Aska", "2,2").level(1).speed(0),
                mecha("Bran", "2,4").level(1).speed(0),
                mecha("Vex", "3,2").foe().level(0).guard(9).speed(0));
        new InitiativeRolled("aska", 9, 0).apply(state);
        new InitiativeRolled("bran", 5, 0).apply(state);
        new InitiativeRolled("vex", 1, 0).apply(state);
        new RoundBegan().apply(state);
        CenturyGame game = new CenturyGame();
        var play = scenario(state)
                .choice("turn.action", "synchro-attack")
                .choice("synchro.allies", "bran")
                .choice("synchro.join", "yes")
                .choice("turn.action", "attack:vulcans")
                .dice("attack.might", 3, 2); // 2 Advantages, 1 Disadvantage of Vulcans

        for (int i = 0; i < 40 && !state.unit("aska").hasActed(); i++) {
            game.advance(play);
        }

        assertThat(play.log())
                .containsSubsequence(
                        "Bran keeps its Action to strike together with Aska",
                        "Aska waits for Bran",
                        "Bran's Turn",
                        "Aska calls Synchro Attack for 1 GP, 0 left",
                        "Bran strikes together with Aska for 1 GP");
        assertThat(tests(play)).containsExactly("9 against 14");
        assertThat(state.unit("bran").hasActed()).isTrue();
        assertThat(state.unit("bran").genre().points()).isZero();
    }

    /** Bran has a single Point, too few for a Power of its own. */
    @Test
    @Ledger({"synchro-attack", "embodiment-of-evil", "BCG-AMB-89"})
    void a_helper_pays_a_single_point_even_against_the_embodiment_of_evil() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(2).speed(0),
                        mecha("Bran", "2,4").level(1).speed(0),
                        mecha("Maw", "3,2")
                                .foe()
                                .boss()
                                .level(5)
                                .guard(9)
                                .speed(0)
                                .fitted("embodiment-of-evil")),
                1,
                "aska");
        new InitiativeRolled("bran", 5, 0).apply(state);
        new BeginningOver("aska").apply(state);
        var play = scenario(state)
                .choice("turn.action", "synchro-attack")
                .choice("synchro.allies", "bran")
                .choice("synchro.join", "yes");

        assertThat(calls(state, state.unit("bran"))).isEmpty();
        ActionPhase.resolve(play);
        Scenario<CenturyState> strike = scenario(state).dice("attack.might", 3, 2);
        attack(strike, state.unit("aska"), state.unit("maw"), "vulcans");

        assertThat(strike.log())
                .containsSubsequence(
                        "Aska calls Synchro Attack for 2 GP, 0 left", "Bran strikes together with Aska for 1 GP");
        assertThat(state.unit("bran").genre().points()).isZero();
    }

    @Test
    @Ledger("synchro-attack")
    void whoever_will_not_join_is_not_asked_again_in_that_turn() {
        CenturyState state = fight(
                mecha("Aska", "2,2").level(1),
                mecha("Bran", "2,4").level(1),
                mecha("Vex", "3,2").foe());
        at(state, 1, "aska");
        new BeginningOver("aska").apply(state);
        var play = scenario(state)
                .choice("turn.action", "synchro-attack")
                .choice("synchro.allies", "bran")
                .choice("synchro.join", "no");

        ActionPhase.resolve(play);

        assertThat(Bout.deeds(state, state.unit("aska"))).doesNotContain("synchro-attack");
        assertThat(state.unit("aska").genre().points()).isEqualTo(1);
        assertThat(state.unit("aska").hasActed()).isFalse();
    }

    @Test
    @Ledger({"BCG-GP-2", "BCG-AMB-29"})
    void setup_powers_take_no_action() {
        CenturyState state = with("my-style-is-impetuous");
        new BeginningOver("aska").apply(state);
        var play = scenario(state).choice("turn.action", "my-style-is-impetuous");

        ActionPhase.resolve(play);

        assertThat(state.phase()).isEqualTo(Phase.ACTION);
        assertThat(state.unit("aska").genre().points()).isEqualTo(1);
        assertThat(List.of(state.unit("aska").hasActed())).containsExactly(false);
    }
}

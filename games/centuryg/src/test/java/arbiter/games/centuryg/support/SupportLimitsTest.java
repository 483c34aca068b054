package arbiter.games.centuryg.support;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Handbooks;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.reinforcement.ReinforcementHelp;
import arbiter.games.centuryg.reinforcement.ReinforcementTurn;
import arbiter.games.centuryg.reinforcement.ReinforcementTurn.ReinforcementsBegan;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.reinforcement.ReinforcementsCame;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.Course.RoundEnded;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Supports and Reinforcements: on whom, how far, how long. */
class SupportLimitsTest extends CombatScenario {

    private static CenturyState called(Hangar vex, String... supports) {
        return at(
                fight(
                        mecha("Aska", "0,0")
                                .level(0)
                                .speed(0)
                                .systems(6)
                                .energy(9)
                                .fitted(supports),
                        mecha("Bran", "2,0").level(0).speed(0).armed("assault-rifle"),
                        vex.foe().level(0).threshold(20)),
                1,
                "aska");
    }

    private static Hangar vex(String at) {
        return mecha("Vex", at).guard(7).speed(5).might(7);
    }

    @Test
    @Ledger({"electromagnetic-detonator", "ensnaring-trap", "jamming-barrage", "BCG-SUP-1"})
    void what_supports_do_to_enemies_ends_with_the_round() {
        CenturyState state =
                called(vex("5,0"), "electromagnetic-detonator", "ensnaring-trap", "jamming-barrage", "airstrike");
        Fighter vex = state.unit("vex");
        var play = scenario(state).choice("support.zone", "5,0");
        Drill.act(play, "aska", "support:electromagnetic-detonator");
        Drill.act(play, "aska", "support:ensnaring-trap");
        Drill.act(play, "aska", "support:jamming-barrage");
        assertThat(Ranks.might(state, vex)).isEqualTo(3);
        assertThat(Ranks.might(state, state.unit("bran"))).isEqualTo(2); // three Zones off: friends too
        assertThat(Ranks.might(state, state.unit("aska"))).isEqualTo(5);
        assertThat(vex.energy()).isEqualTo(2);
        play.emit(new TurnBegan("aska"));
        assertThat(vex.energy()).isEqualTo(5);
        assertThat(Ranks.might(state, vex)).isEqualTo(7);
        assertThat(Ranks.guard(state, vex)).isEqualTo(7);
        assertThat(Ranks.speed(state, vex)).isEqualTo(5);
        EnergyPayment.energy(play, vex, 2, "something");
        assertThat(damage(play)).isEmpty();
        assertThat(Drill.menu(play, "aska"))
                .contains("support:airstrike")
                .doesNotContain("support:ensnaring-trap", "support:jamming-barrage");
    }

    @Test
    @Ledger({"fire-at-will", "electromagnetic-detonator", "ensnaring-trap", "BCG-SUP-1"})
    void enemies_beyond_systems_are_out_of_reach() {
        var play = scenario(called(vex("7,0"), "fire-at-will", "electromagnetic-detonator", "ensnaring-trap"));
        assertThat(Drill.menu(play, "aska")).noneMatch(id -> id.startsWith("support:"));
        var near = scenario(called(vex("6,0"), "fire-at-will", "electromagnetic-detonator", "ensnaring-trap"));
        assertThat(Drill.menu(near, "aska"))
                .filteredOn(id -> id.startsWith("support:"))
                .hasSize(3);
    }

    @Test
    @Ledger({"overcharge", "BCG-AMB-115", "technoleeches"})
    void overcharges_do_not_add_up_and_are_not_halved() {
        CenturyState state = called(vex("5,0"), "overcharge", "early-warning-and-control");
        Fighter bran = state.unit("bran");
        var play = scenario(state)
                .choice("support.target", "bran")
                .choice("support.restore", "yes")
                .choice("support.target", "bran")
                .choice("support.restore", "no");
        Drill.act(play, "aska", "support:overcharge");
        Drill.act(play, "aska", "support:overcharge");
        play.emit(new arbiter.games.centuryg.unit.Marked(
                new Mark(Mark.Kind.HALF_ENERGY, "bran", "x", "", 1, arbiter.games.centuryg.unit.Clock.FIGHT),
                "is drained"));
        play.emit(new TurnBegan("bran"));
        assertThat(bran.energy()).isEqualTo(6); // half of 5, and 4
        play.emit(new TurnEnded("bran"));
        assertThat(bran.energy()).isEqualTo(2);
        play.emit(new TurnBegan("bran"));
        assertThat(bran.energy()).isEqualTo(2);
    }

    @Test
    @Ledger({"assisted-targeting", "support-fire", "BCG-AMB-66"})
    void targeting_is_for_this_round_and_support_fire_for_one_weapon() {
        CenturyState state = called(vex("5,0"), "assisted-targeting", "support-fire");
        Fighter bran = state.unit("bran");
        Fighter vex = state.unit("vex");
        var play = scenario(state)
                .choice("support.target", "bran")
                .choice("support.weapon", "assault-rifle")
                .dice("attack.might", 2, 9); // Vulcans: two for the Aim less their own
        play.emit(new BeginningOver("aska"));
        Drill.act(play, "aska", "support:assisted-targeting"); // Aska herself has no Action left for it
        Drill.act(play, "aska", "support:support-fire");
        attack(play, bran, vex, "vulcans");
        assertThat(state.has(Mark.Kind.CRIPPLED, vex)).isFalse();
        assertThat(state.has(Mark.Kind.SUPPORT_FIRE, bran)).isTrue();
        assertThat(state.has(Mark.Kind.TARGETING, bran)).isFalse();
        CenturyState late = called(vex("5,0"), "assisted-targeting");
        var round = scenario(late);
        round.emit(new BeginningOver("aska"));
        Drill.act(round, "aska", "support:assisted-targeting");
        round.emit(new RoundEnded());
        round.emit(new RoundBegan());
        assertThat(late.has(Mark.Kind.TARGETING, late.unit("bran"))).isFalse();
    }

    @Test
    @Ledger({"airstrike", "fire-at-will", "extreme-fortification", "BCG-AMB-34"})
    void an_airstrike_spares_nobody_in_it_and_a_fortified_unit_takes_half() {
        CenturyState state = called(vex("3,0").fitted("extreme-fortification"), "airstrike", "fire-at-will");
        var play = scenario(state).choice("support.zone", "2,0").dice("support.dodge", 3);
        Drill.act(play, "aska", "support:airstrike");
        assertThat(damage(play)).containsExactly("aska 3", "bran 3", "vex 1"); // the caller, too
        Drill.act(play, "aska", "support:fire-at-will"); // 8 against 16
        assertThat(damage(play)).endsWith("vex 4");
    }

    private static CenturyState helped(ReinforcementPower... powers) {
        CenturyState state = called(vex("5,0"));
        new ReinforcementsCame(Reinforcements.of("heroes", 2, Handbooks.powers(powers))).apply(state);
        return state;
    }

    @Test
    @Ledger({"raise-the-shields", "live", "focus-fire", "BCG-RNF-3"})
    void what_reinforcements_cannot_pay_for_is_not_done_and_shields_last_until_their_next_turn() {
        CenturyState state = helped(ReinforcementPower.RAISE_THE_SHIELDS, ReinforcementPower.LIVE);
        Fighter bran = state.unit("bran");
        var play = scenario(state)
                .choice("reinforcements.deed", "raise-the-shields")
                .choice("reinforcements.ally", "bran")
                .choice("reinforcements.deed", "analyze");
        play.emit(new ReinforcementsBegan());
        while (state.phase() == Phase.REINFORCEMENTS && state.done().size() < 2) {
            ReinforcementTurn.resolve(play); // 3 RP: shields for 2, then nothing for 3 or 2
        }
        assertThat(state.reinforcements().get().points()).isEqualTo(1);
        assertThat(Defense.of(state, bran, state.unit("vex")).total()).isEqualTo(20);
        play.emit(new RoundEnded());
        play.emit(new RoundBegan());
        assertThat(Defense.of(state, bran, state.unit("vex")).total()).isEqualTo(20);
        play.emit(new ReinforcementsBegan());
        assertThat(Defense.of(state, bran, state.unit("vex")).total()).isEqualTo(10);
        assertThat(state.reinforcements().get().points()).isEqualTo(2); // one is back
    }

    @Test
    @Ledger({"formation-g", "BCG-AMB-64"})
    void a_formation_makes_the_next_attack_aimed_and_crippling_whatever_the_weapon() {
        CenturyState state = helped(ReinforcementPower.FORMATION_G);
        Fighter bran = state.unit("bran");
        Fighter vex = state.unit("vex");
        var play = scenario(state).choice("reinforcements.ally", "bran").dice("attack.might", 10, 2);
        ReinforcementHelp.power(play, ReinforcementPower.FORMATION_G);
        attack(play, bran, vex, "vulcans");
        assertThat(damage(play)).containsExactly("vex 4");
        assertThat(state.has(Mark.Kind.CRIPPLED, vex)).isTrue();
        assertThat(state.has(Mark.Kind.TARGETING, bran)).isFalse();
        assertThat(state.has(Mark.Kind.SUPPORT_FIRE, bran)).isFalse();
    }
}

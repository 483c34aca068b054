package arbiter.games.centuryg.reinforcement;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Handbooks;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.reinforcement.ReinforcementTurn.ReinforcementsBegan;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Reinforcements, clause by clause. */
class ReinforcementClausesTest extends CombatScenario {

    private static CenturyState helped(int level, Hangar foe, ReinforcementPower... powers) {
        CenturyState state = at(
                fight(
                        mecha("Aska", "3,4").level(0).threshold(9),
                        foe.foe().level(0).threshold(9)),
                2,
                "aska");
        new ReinforcementsCame(Reinforcements.of("heroes", level, Handbooks.powers(powers))).apply(state);
        return state;
    }

    private static Hangar vex() {
        return mecha("Vex", "5,4");
    }

    private static void turn(Play<CenturyState> play) {
        play.emit(new ReinforcementsBegan());
        while (play.state().phase() == Phase.REINFORCEMENTS) {
            ReinforcementTurn.resolve(play);
        }
    }

    @Test
    @Ledger({"BCG-RNF-2", "BCG-RNF-3"})
    void one_point_more_than_the_level_comes_back_by_one_and_never_beyond() {
        for (int level = 0; level <= 5; level++) {
            assertThat(Reinforcements.of("heroes", level, Handbooks.powers()).points())
                    .isEqualTo(level + 1);
        }
        CenturyState state = helped(2, vex(), ReinforcementPower.FOCUS_FIRE);
        var play = scenario(state)
                .choice("reinforcements.deed", "done")
                .choice("reinforcements.deed", "focus-fire")
                .choice("reinforcements.deed", "done")
                .choice("reinforcements.deed", "done");

        turn(play);
        assertThat(state.reinforcements().get().points()).isEqualTo(3); // full already
        turn(play);
        assertThat(state.reinforcements().get().points()).isEqualTo(1);
        turn(play);
        assertThat(state.reinforcements().get().points()).isEqualTo(2);
    }

    @Test
    @Ledger({"BCG-RNF-2", "live"})
    void a_power_dearer_than_all_points_may_be_picked_but_not_used() {
        CenturyState state = helped(1, vex(), ReinforcementPower.LIVE, ReinforcementPower.FOCUS_FIRE);
        var play = scenario(state).choice("reinforcements.deed", "done");
        Overheard heard = Overheard.at(play);

        turn(heard);

        assertThat(heard.asked("reinforcements.deed"))
                .singleElement()
                .asString()
                .endsWith(": barrage overwhelm analyze focus-fire done");
    }

    @Test
    @Ledger("BCG-RNF-2")
    void there_is_one_power_more_than_the_level_and_no_further() {
        String fight = """
                game: centuryg
                units:
                  - {from: ironclad, side: rangers, at: "0,0"}
                  - {from: picket, side: crown, at: "9,0"}
                scene: {reinforcements: {side: rangers, level: 1, powers: [%s]}}
                """;

        assertThat(Tables.of(fight.formatted("live, focus-fire")).reinforcements())
                .isPresent();
        assertThatThrownBy(() -> Tables.of(fight.formatted("live, focus-fire, formation-g")))
                .isInstanceOf(ContentProblems.class)
                .hasMessageContaining("level 1 has 2 powers");
    }

    @Test
    @Ledger({"BCG-RNF-3", "BCG-RNF-5", "overwhelm", "barrage", "analyze"})
    void one_action_a_turn_and_overwhelm_only_in_place_of_powers() {
        CenturyState state = helped(3, vex(), ReinforcementPower.FOCUS_FIRE);
        var play = scenario(state)
                .choice("reinforcements.deed", "focus-fire")
                .choice("reinforcements.deed", "barrage")
                .choice("reinforcements.deed", "done")
                .choice("reinforcements.deed", "overwhelm");
        Overheard heard = Overheard.at(play);

        turn(heard);
        turn(heard); // over with Overwhelm, though a Power could be paid

        assertThat(heard.asked("reinforcements.deed"))
                .extracting(line -> line.substring(line.indexOf(": ") + 2))
                .containsExactly(
                        "barrage overwhelm analyze focus-fire done",
                        "barrage analyze focus-fire done",
                        "focus-fire done",
                        "barrage overwhelm analyze focus-fire done");
        assertThat(damage(play)).containsExactly("vex 4", "vex 2", "vex 2");
        assertThat(state.has(Mark.Kind.OVERWHELMED, state.unit("vex"))).isTrue();
    }

    @Test
    @Ledger({"BCG-RNF-4", "BCG-AMB-127"})
    void who_attacks_them_takes_points_by_tier_and_only_when_no_pc_remains() {
        assertThat(left(vex().grunt())).isEqualTo(4);
        assertThat(left(vex().tier(Tier.RIVAL))).isEqualTo(3);
        assertThat(left(vex().tier(Tier.BOSS))).isEqualTo(1);
    }

    private int left(Hangar foe) {
        CenturyState state = helped(4, foe);
        var play = scenario(state);
        assertThat(menu(play, "vex")).doesNotContain("attack-reinforcements");
        play.emit(new Destroyed("aska", UnitFate.RETREATED));
        act(play, "vex", "attack-reinforcements");
        return state.reinforcements().get().points();
    }

    @Test
    @Ledger({"BCG-RNF-1", "BCG-OP-3"})
    void nobody_swaps_initiative_with_them() {
        CenturyState state = fight(mecha("Aska", "3,4"), mecha("Bran", "3,5"), vex().foe());
        new ReinforcementsCame(Reinforcements.of("heroes", 1, Handbooks.powers())).apply(state);
        new InitiativeRolled("aska", 6, 4).apply(state);
        Overheard heard = Overheard.at(scenario(state));

        Round.begin(heard);

        assertThat(heard.asked("initiative.swap")).containsExactly("aska: keep aska+bran");
    }

    /** Raised shields last to their next Turn, and that slot comes whether or not they are still there. */
    @Test
    @Ledger({"BCG-OP-13", "BCG-AMB-30", "raise-the-shields"})
    void what_they_began_ends_at_their_slot_though_they_are_beaten() {
        CenturyState state = helped(1, vex(), ReinforcementPower.RAISE_THE_SHIELDS);
        var play = scenario(state)
                .choice("reinforcements.deed", "raise-the-shields")
                .choice("reinforcements.deed", "done");
        turn(play);
        play.emit(new ReinforcementsHit("vex", 4));
        play.emit(new RoundBegan());
        assertThat(Defense.of(state, state.unit("aska"), state.unit("vex")).total())
                .isEqualTo(20);

        Round.next(play);

        assertThat(play.log()).endsWith("What the Reinforcements began runs out");
        assertThat(Defense.of(state, state.unit("aska"), state.unit("vex")).total())
                .isEqualTo(10);
        Round.next(play);
        assertThat(play.log()).endsWith("Aska's Turn");
    }
}

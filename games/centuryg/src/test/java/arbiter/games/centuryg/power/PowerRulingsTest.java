package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.whom;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackTension;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.person.Layer;
import arbiter.games.centuryg.turn.OperationOutcome;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rulings about Powers and ends, clause by clause. */
class PowerRulingsTest extends CombatScenario {

    @Test
    @Ledger("BCG-AMB-87")
    void several_allies_may_each_say_not_so_fast_and_it_adds_up() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(0).might(6).speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,2").foe().guard(7).level(0),
                        mecha("Wolf", "6,2").foe().level(1),
                        mecha("Fox", "6,3").foe().level(1)),
                3,
                "aska");
        var play = scenario(state)
                .dice("attack.might", 9)
                .choice("attack.answer", "not-so-fast")
                .dice("attack.might", 9, 8, 7)
                .choice("attack.answer", "not-so-fast")
                .dice("attack.might", 9, 8, 7, 6, 5);

        attack(play, state.unit("aska"), state.unit("vex"), "beam-rifle");

        assertThat(tests(play)).containsExactly("18 against 12", "16 against 12", "14 against 12");
        assertThat(play.log())
                .contains("Wolf calls Not so Fast for 1 GP, 0 left", "Fox calls Not so Fast for 1 GP, 0 left");
    }

    @Test
    @Ledger("BCG-AMB-95")
    void nobody_calls_powers_in_a_match() {
        Fighter mara = person("Mara", "hall").level(3).here();
        CenturyState state = match(mara, person("Vex", "hall").foe().here());

        assertThat(mara.genre().points()).isEqualTo(3);
        assertThat(calls(state, mara)).isEmpty();
    }

    @Test
    @Ledger("BCG-AMB-43")
    void whoever_is_spared_is_out_without_a_core_and_its_duel_is_over() {
        CenturyState state = at(
                fight(mecha("Aska", "3,0").level(0), mecha("Vex", "3,0").foe().level(0)), 1, "aska");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("damage.lethal", "pass").choice("damage.spare", "yes");
        play.emit(new DuelBegan("aska", "vex"));

        Damage.resolve(
                play, state.unit("vex"), 16, new DamageCause(Optional.of(aska), true, false, true, true, "Beam Rifle"));

        assertThat(state.unit("vex").fate()).isEqualTo(UnitFate.SPARED);
        assertThat(state.units()).hasSize(2);
        assertThat(aska.isDueling()).isFalse();
        assertThat(OperationOutcome.of(state).orElseThrow().winner()).contains("heroes");
    }

    @Test
    @Ledger({"BCG-AMB-50", "BCG-CORE-2"})
    void the_damage_that_breaks_a_core_hits_the_pilot_once() {
        Fighter aska = mecha("Aska", "0,0").level(0).unit();
        Fighter vex = new Fighter(
                "vex",
                "Vex",
                "foes",
                mecha("Vex", "3,0").foe().level(0).unit().machine(),
                person("Vex", "hall").foe().willpower(5).sheet(),
                3);
        CenturyState state = at(new CenturyState(List.of(aska, vex), Hangar.FIELD, TableRules.STANDARD), 1, "aska");
        var play = scenario(state)
                .choice("damage.lethal", "pass")
                .choice("damage.answer", "pass")
                .dice("layer.roll", 6);

        Damage.resolve(play, vex, 16, DamageCause.by(aska, "a blow"));
        Damage.resolve(play, state.unit("vex-core"), 7, DamageCause.by(aska, "a blow"));

        assertThat(state.unit("vex-core").isOnFoot()).isTrue();
        assertThat(state.unit("vex-core").body().layers())
                .containsExactly(new Layer(0, true), new Layer(3, false), new Layer(5, false));
    }

    @Test
    @Ledger("BCG-AMB-66")
    void taking_aim_does_not_use_up_what_waits_for_an_attack() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2")
                                .level(1)
                                .speed(0)
                                .armed("beam-rifle")
                                .knows("my-style-is-impetuous"),
                        mecha("Vex", "4,2").foe().level(0)),
                3,
                "aska");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("aim.weapon", "beam-rifle");
        setup(play, aska, "my-style-is-impetuous");

        act(play, "aska", "aim");

        AttackInProgress shot =
                new AttackInProgress(aska, AttackInProgress.Mode.ATTACK, wield(aska, "beam-rifle"), Occasion.ACTION);
        assertThat(AttackTension.of(state, shot)).isEqualTo(7);
    }

    @Test
    @Ledger({"BCG-AMB-67", "BCG-OFF-8"})
    void grunts_pair_up_with_their_own_kind_and_with_one_a_round() {
        var play = scenario(fight(
                        mecha("Aska", "1,1"),
                        mecha("Rat", "5,1").foe().grunt().speed(0),
                        mecha("Rat", "5,2").foe().grunt().speed(0).named("Mole"),
                        mecha("Rat", "5,0").foe().grunt().speed(0).named("Vole"),
                        mecha("Ox", "6,1").foe().grunt().speed(0)))
                .choice("paired.partner", "mole");

        assertThat(whom(play, "rat", "paired-attack")).containsExactly("mole", "vole");
        act(play, "rat", "paired-attack");
        assertThat(menu(play, "vole")).doesNotContain("paired-attack");
    }
}

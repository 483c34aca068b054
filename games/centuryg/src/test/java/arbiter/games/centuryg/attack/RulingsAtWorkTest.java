package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Draw;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.crew.Combined;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.Outfit.FormTaken;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.utility.RestorationUsed;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Rulings where they decide something, clause by clause. */
class RulingsAtWorkTest extends CombatScenario {

    /** Somebody speaks up while that question is pending, once. */
    private record SpeakingUp(
            Scenario<CenturyState> table, String label, Consumer<Play<CenturyState>> call, AtomicBoolean said)
            implements Play<CenturyState> {

        @Override
        public CenturyState state() {
            return table.state();
        }

        @Override
        public <T> T draw(String what, Draw<T> draw) {
            return table.draw(what, draw);
        }

        @Override
        public <O extends Option> O choose(Request<O> request) {
            if (request.label().equals(label) && said.compareAndSet(false, true)) {
                call.accept(table);
            }
            return table.choose(request);
        }

        @Override
        public void emit(Event<CenturyState> event) {
            table.emit(event);
        }
    }

    @Test
    @Ledger({"mid-scene-upgrade", "BCG-AMB-92", "custom-defense"})
    void gear_that_turns_up_in_a_window_may_be_used_in_it() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "2,2").level(0).speed(0).armed("assault-rifle"),
                        mecha("Vex", "4,2").foe().level(1).fitted("reactive-booster")),
                1,
                "aska");
        Fighter vex = state.unit("vex");
        var table = scenario(state)
                .dice("attack.might", 8)
                .choice("power.gear", "custom-defense:shooting")
                .choice("power.veto", "no")
                .choice("power.area", "legs")
                .choice("attack.answer", "pass") // what was on offer before
                .choice("attack.answer", "custom-defense:5");
        Play<CenturyState> play =
                new SpeakingUp(table, "attack.answer", now -> call(now, vex, "mid-scene-upgrade"), new AtomicBoolean());
        attack(play, state.unit("aska"), vex, "assault-rifle");
        assertThat(damage(table)).isEmpty();
        assertThat(vex.energy()).isEqualTo(3);
    }

    @Test
    @Ledger({"double-blaster", "BCG-AMB-111", "BCG-COV-1"})
    void a_second_target_must_be_in_reach_of_the_same_place() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "5,2").level(0).speed(1).threshold(9).armed("double-blaster"),
                        mecha("Vex", "0,2").foe().level(0).threshold(9).speed(0),
                        mecha("Wolf", "11,2").foe().level(0).threshold(9).speed(0)),
                1,
                "aska");
        var play = scenario(state)
                .choice("attack.both", "yes")
                .choice("attack.target", "vex")
                .choice("attack.approach", "5,2")
                .dice("attack.might", 2)
                .dice("attack.might", 4)
                .dice("attack.might", 6); // so it is the second Advantage after all
        Drill.act(play, "aska", "attack:double-blaster:boosted");
        assertThat(damage(play)).containsExactly("vex 2");
    }

    @Test
    @Ledger({"frame", "transformation", "BCG-REST-1", "BCG-AMB-48", "BCG-AMB-131"})
    void a_form_with_more_systems_has_more_restorations_and_only_once() {
        CenturyState state = fight(
                mecha("Aska", "0,0")
                        .systems(3)
                        .speed(7)
                        .fitted("transformation", "jury-rig")
                        .form("Medic", Attribute.SYSTEMS, Attribute.SPEED),
                mecha("Vex", "9,0").foe());
        Fighter aska = state.unit("aska");
        var play = scenario(state);
        assertThat(aska.restorations()).isEqualTo(3);
        play.emit(new FormTaken("aska", 1, "Medic"));
        assertThat(aska.restorations()).isEqualTo(7);
        play.emit(new RestorationUsed("aska", 2, "Jury Rig"));
        play.emit(new FormTaken("aska", 0, "Default Form"));
        assertThat(aska.restorations()).isEqualTo(3); // 5 are left, 2 of them wait
        play.emit(new FormTaken("aska", 1, "Medic"));
        assertThat(aska.restorations()).isEqualTo(5);
    }

    @Test
    @Ledger({"super-combination", "BCG-COMB-5", "BCG-AMB-48"})
    void restorations_of_a_combined_unit_are_its_average_systems_less_what_the_lead_has_spent() {
        CenturyState state = fight(
                mecha("Aska", "2,2")
                        .systems(4)
                        .fitted("jury-rig")
                        .combines("super-combination", Optional.empty(), Area.TORSO, "bran"),
                mecha("Bran", "2,2")
                        .systems(8)
                        .fitted("resupply")
                        .combines("super-combination", Optional.of("aska"), Area.LEGS, "aska"));
        var play = scenario(state);
        play.emit(new RestorationUsed("aska", 1, "Jury Rig"));
        play.emit(new RestorationUsed("bran", 5, "Resupply"));
        play.emit(new Combined("aska", List.of("bran"), false));
        assertThat(state.unit("aska").restorations()).isEqualTo(5);
    }

    @Test
    @Ledger({"base-unit", "BCG-AMB-55", "BCG-DUEL-2"})
    void bases_duel_each_other() {
        var play = scenario(fight(
                mecha("Ark", "3,3").fitted("base-unit"),
                mecha("Hulk", "3,3").foe().fitted("base-unit"),
                mecha("Vex", "3,3").foe()));
        assertThat(Drill.whom(play, "ark", "engage:cqc")).containsExactly("hulk");
        assertThat(Drill.menu(play, "vex")).noneMatch(id -> id.startsWith("engage"));
    }

    @Test
    @Ledger({"assisted-targeting", "formation-g", "BCG-AMB-64", "BCG-AMB-65"})
    void help_with_targeting_adds_nothing_to_a_real_aim_and_any_attack_ends_both() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1").level(0).speed(0).armed("beam-rifle"),
                        mecha("Vex", "4,1").foe().level(0).threshold(9)),
                1,
                "aska");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("aim.weapon", "beam-rifle").dice("attack.might", 1, 3, 2);
        Drill.act(play, "aska", "aim");
        play.emit(new Marked(new Mark(Mark.Kind.TARGETING, "aska", "aska", "", 0, Clock.ROUND), "is guided"));
        attack(play, aska, state.unit("vex"), "beam-rifle"); // two Advantages in all
        assertThat(aska.aim()).isEmpty();
        assertThat(state.has(Mark.Kind.TARGETING, aska)).isFalse();
    }

    @Test
    @Ledger({"BCG-AMB-65", "BCG-OFF-4"})
    void a_free_attack_with_something_else_loses_an_aim() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "1,1").level(0).speed(0).armed("beam-rifle"),
                        mecha("Vex", "2,1").foe().level(0).speed(0)),
                1,
                "aska");
        Fighter aska = state.unit("aska");
        var play = scenario(state)
                .choice("aim.weapon", "beam-rifle")
                .choice("attack.free", "attack:cqc")
                .dice("attack.might", 1, 1);
        Drill.act(play, "aska", "aim");
        FreeAttacks.offer(play, aska, state.unit("vex"), Occasion.OUT_OF_TURN);
        assertThat(aska.aim()).isEmpty();
    }

    @Test
    @Ledger({"you-can-do-better-than-that", "BCG-AMB-82", "BCG-ABIL-12"})
    void a_miss_that_was_talked_up_burns_by_the_die_that_fell() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "4,1")
                                .level(1)
                                .speed(0)
                                .threshold(9)
                                .armed("radiant-fist")
                                .knows("you-can-do-better-than-that"),
                        mecha("Vex", "4,1").foe().level(0).guard(15).threshold(9)),
                2,
                "aska");
        var play = scenario(state).dice("attack.might", 3).choice("attack.answer", "you-can-do-better-than-that:vex");
        attack(play, state.unit("aska"), state.unit("vex"), "radiant-fist");
        assertThat(damage(play)).containsExactly("vex 4", "aska 4"); // the doubled Tension, twice
    }

    @Test
    @Ledger({"adaptive-morphology", "BCG-BOSS-3", "BCG-AMB-116"})
    void a_boss_that_heals_is_weaker_again_and_a_skipped_level_never_fires() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "4,4")
                                .foe()
                                .boss()
                                .level(0)
                                .threshold(10)
                                .fitted("adaptive-morphology:beam", "nanoskin-shell"),
                        mecha("Aska", "3,4").level(0).speed(0).armed("beam-rifle")),
                1,
                "aska");
        Fighter maw = state.unit("maw");
        var play = scenario(state)
                .choice("maim.area", "head")
                .choice("maim.area", "torso")
                .dice("attack.might", 1)
                .dice("attack.might", 1);
        Damage.resolve(play, maw, 20, DamageCause.itself("a blow")); // into Level 3 at once
        assertThat(state.marks()).extracting(Mark::value).containsExactly(5);
        attack(play, state.unit("aska"), maw, "beam-rifle");
        ThresholdRepair.resolve(play, maw, 5); // Level 2 again
        attack(play, state.unit("aska"), maw, "beam-rifle");
        assertThat(tests(play)).containsExactly("7 against 20", "7 against 15");
        assertThat(state.marks()).extracting(Mark::value).containsExactly(5);
    }
}

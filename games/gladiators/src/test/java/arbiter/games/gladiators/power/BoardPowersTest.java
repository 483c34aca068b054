package arbiter.games.gladiators.power;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.ability.Evasion;
import arbiter.games.gladiators.ability.Wall;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.persist.PersistentAreas;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.turn.ActMenu;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Powers that change the board or who is on it. */
class BoardPowersTest extends StrictScenarios<GladiatorsState> {

    private static final String EVASION = "{ability: evasion, source: mutant, level: 3, modifiers: [touch]}";

    private static void act(Scenario<GladiatorsState> play, Gladiator unit, String id) {
        GladiatorAct act = ActMenu.actions(play.state(), unit).stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("not offered: " + id));
        act.resolve(play, unit);
        PowerPools.check(play);
    }

    private static List<String> menu(GladiatorsState state, Gladiator unit) {
        return ActMenu.actions(state, unit).stream().map(GladiatorAct::id).toList();
    }

    @Test
    @Ledger({"GG-TRN-3", "GG-AMB-97", "GG-AMB-90"})
    void a_defence_with_a_range_is_switched_on_for_a_friend_and_off_again() {
        Gladiator ana = hero("Ana", hex(5, 5), EVASION);
        Gladiator eva = hero("Eva", hex(6, 5));
        Gladiator far = hero("Far", hex(9, 5));
        var play = scenario(table(ana, eva, far));

        assertThat(menu(play.state(), ana))
                .contains("activate:evasion", "activate:evasion:eva")
                .doesNotContain("activate:evasion:far");
        act(play, ana, "activate:evasion:eva");
        assertThat(Running.on(play.state(), eva, Evasion.class)).hasSize(1);
        act(play, ana, "deactivate:evasion");

        assertThat(play.log())
                .containsExactly("Ana activates Evasion on Eva", "Ana's power ends: Evasion is switched off");
    }

    @Test
    @Ledger({"change-environment", "GG-ENV-2", "GG-ENV-3", "GG-AMB-16"})
    void weather_is_made_and_meets_its_opposite() {
        Gladiator ana = hero(
                "Ana",
                hex(10, 10),
                "{name: Frost, ability: change-environment, options: [cold, fog-smoke], source: mutant, level: 2, modifiers: [persistent personal]}");
        Gladiator ben = villain(
                "Ben",
                hex(12, 10),
                "{name: Glow, ability: change-environment, options: [heat], source: mutant, level: 2}");
        GladiatorsState state = table(
                Walls.NONE, Environments.natural(List.of(NaturalEnvironment.everywhere(Climate.HEAT, 1))), ana, ben);
        var play = scenario(state)
                .choice("environment.kind", "cold")
                .choice("environment.radius", "3")
                .choice("environment.radius", "20")
                .dice("environment.clash", 4, 4, 3, 7);

        act(play, ana, "use:frost");
        assertThat(play.state().environments().level(Climate.COLD, Spot.ground(hex(10, 10))))
                .isEqualTo(2);
        assertThat(play.state().environments().level(Climate.COLD, Spot.ground(hex(13, 10))))
                .isEqualTo(1);
        assertThat(play.state().environments().level(Climate.HEAT, Spot.ground(hex(10, 10))))
                .isZero();
        Spot from = ana.position().spot();
        ana.set(ana.position().at(hex(11, 10)));
        PersistentAreas.entered(play, ana, from);
        assertThat(play.state().environments().level(Climate.COLD, Spot.ground(hex(14, 10))))
                .isEqualTo(1);
        act(play, ben, "use:glow");

        assertThat(play.log().stream().filter(line -> !line.contains("Level 1")))
                .containsExactly(
                        "Ana activates Frost",
                        "Ana makes cold of Level 2, 3 hexes around Ana's hex",
                        "Ben activates Glow",
                        "Ben makes heat of Level 2, 20 hexes around Ben's hex",
                        "Ben's heat of Level 2 meets cold of Level 2: cold stays",
                        "Ben's power ends: its environment gave way");
        assertThat(ben.inUse().all()).isEmpty();
    }

    @Test
    @Ledger({"wall", "GG-WAL-7", "GG-AMB-54"})
    void a_wall_catches_or_drives_out_who_stands_there_and_vanishes_in_the_next_turn() {
        Gladiator ana = hero(
                "Ana",
                hex(10, 10),
                "{name: Ice, ability: wall, types: [solid], options: [2-hits, robust], source: mutant, level: 3, modifiers: [area line, ranged]}");
        Gladiator ben = villain("Ben", hex(12, 10));
        Gladiator cat = villain("Cat", hex(12, 12));
        var play = scenario(table(ana, ben, cat))
                .choice("power.place", "line 12,8 12,17")
                .dice("area.hex", 10)
                .dice("wall.hit", 10)
                .dice("wall.trap", 9)
                .dice("wall.hit", 1)
                .choice("wall.aside", "13,12");

        act(play, ana, "use:ice");

        assertThat(play.state().walls().all()).hasSize(10);
        assertThat(play.state().walls().at(hex(12, 10)).orElseThrow().height()).isEqualTo(3);
        assertThat(Running.on(play.state(), ben, Wall.class)).hasSize(1);
        assertThat(cat.hex()).isEqualTo(hex(13, 12));
        PowersRunOut.resolve(play, ana);
        assertThat(play.state().walls().isEmpty()).isTrue();
        assertThat(play.log())
                .contains(
                        "Ana raises Ice: 10 hexes, 3 high, from 2 hexes north-east of Ana to 5 hexes south-east of Cat",
                        "Ana's Ice sticks to Ben",
                        "Cat gets to 3 hexes south-east of Ben",
                        "Ana's power ends: Ice is over");
    }

    @Test
    @Ledger({"suppress", "GG-AMB-94", "GG-AMB-112", "GG-AMB-116", "GG-AMB-77"})
    void suppress_lowers_what_it_names_for_all_inside() {
        Gladiator ana = hero(
                "Ana",
                hex(10, 10),
                "{name: Hush, ability: suppress, options: [named damaging-attack], source: mutant, level: 3, modifiers: [area blast, persistent personal]}",
                BOLT);
        Gladiator ben = villain("Ben", hex(11, 10), FIST, BOLT, "{ability: armour, source: mutant, level: 2}");
        var play = scenario(table(ana, ben));

        act(play, ana, "activate:hush");

        assertThat(use(ben, "fist").level(play.state()).total()).isZero();
        assertThat(use(ben, "bolt").level(play.state()).total()).isEqualTo(1);
        assertThat(use(ana, "bolt").level(play.state()).total()).isEqualTo(1);
        assertThat(use(ben, "armour").level(play.state()).total()).isEqualTo(2);
        ben.set(ben.position().at(hex(12, 10)));
        assertThat(use(ben, "bolt").level(play.state()).total()).isEqualTo(4);
        assertThat(play.log()).containsExactly("Ana activates Hush");
    }

    @Test
    @Ledger({"summon", "GG-AMB-75", "GG-OOA-2", "GG-AMB-62"})
    void minions_join_with_two_hits_and_go_when_the_power_ends() {
        Gladiator ana = hero(
                "Ana",
                hex(10, 10),
                "{name: Imp, ability: summon, options: [extra-minion 1], source: mutant, level: 6, holds: [{name: Claw, ability: damaging-attack, types: [solid], source: mutant, level: 2, modifiers: [direct, touch, melee]}]}");
        Gladiator ben = villain("Ben", hex(12, 10));
        var play = scenario(table(ana, ben)).choice("summon.place", "11,10");
        new TurnOrderSettled(List.of("ana", "ben")).apply(play.state());

        act(play, ana, "use:imp");

        Gladiator imp = play.state().unit("ana-minion-1");
        assertThat(play.state().sequence().places()).containsExactly("ana", "ana-minion-1", "ana-minion-2", "ben");
        assertThat(play.state().sequence().order()).containsExactly("ana", "ben", "ana-minion-1", "ana-minion-2");
        assertThat(GoingOut.hits(imp)).isEqualTo(2);
        assertThat(power(imp, "claw").way().level()).isEqualTo(2);
        assertThat(imp.powers()).hasSize(5);
        PowersRunOut.resolve(play, ana);
        assertThat(imp.present()).isFalse();
        assertThat(play.log())
                .containsExactly(
                        "Ana summons Imp 1 next to Ana",
                        "Ana summons Imp 2 at Imp 1's hex",
                        "Ana activates Imp on Imp 1, Imp 2",
                        "Ana's power ends: Imp is over");
    }

    /** Nobody learns of whom they do not know by the bodies that their powers bring. */
    @Test
    void duplicates_and_minions_of_somebody_hidden_are_hidden_too() {
        Gladiator ana = hero("Ana", hex(10, 10), "{name: Many, ability: duplication, source: mutant, level: 2}", FIST);
        Gladiator ben = hero(
                "Ben",
                hex(12, 10),
                "{name: Imp, ability: summon, source: mutant, level: 6, holds: [{name: Claw, ability: damaging-attack, types: [solid], source: mutant, level: 2, modifiers: [direct, touch, melee]}]}");
        var play = scenario(table(ana, ben)).choice("summon.place", "11,10");
        new TurnOrderSettled(List.of("ana", "ben")).apply(play.state());
        ana.hide(true);
        ben.hide(true);

        act(play, ana, "use:many");
        act(play, ben, "use:imp");

        assertThat(play.state().hiddenUnits()).containsExactlyInAnyOrder("ana", "ana-2", "ben", "ben-minion-1");
    }

    @Test
    @Ledger({"duplication", "GG-AMB-11", "GG-AMB-106"})
    void duplicates_share_hits_disappear_one_by_one_and_suffer_from_lethal_losses() {
        Gladiator ana = hero("Ana", hex(10, 10), "{name: Many, ability: duplication, source: mutant, level: 2}", FIST);
        ana.set(ana.injuries().hurt(1, 0));
        var play = scenario(table(ana));
        new TurnOrderSettled(List.of("ana")).apply(play.state());

        act(play, ana, "use:many");
        act(play, ana, "use:many");
        assertThat(menu(play.state(), ana)).doesNotContain("use:many").contains("dismiss:ana-2");
        Gladiator two = play.state().unit("ana-2");
        assertThat(menu(play.state(), two)).noneMatch(id -> id.startsWith("use:") || id.startsWith("dismiss:"));
        assertThat(two.injuries().body()).isEqualTo(1);
        assertThat(play.state().sequence().places()).containsExactly("ana");
        assertThat(play.state().sequence().order()).containsExactly("ana", "ana-3", "ana-2");
        Damage.take(play, two, Modifiers.of("result", 2), true, false);

        assertThat(play.log())
                .containsExactly(
                        "Ana becomes one more: Ana 2 at Ana's hex",
                        "Ana becomes one more: Ana 3 at Ana's hex",
                        "Ana 2 takes 2 hits",
                        "Ana 2 is out of action",
                        "Ana 2 is out of play: one of several bodies disappears",
                        "Ana takes 1 hit",
                        "Ana 3 takes 1 hit");
        act(play, ana, "dismiss:ana-3");
        Damage.take(play, ana, Modifiers.of("result", 1), true, false);
        assertThat(ana.out().isOut()).isTrue();
    }

    @Test
    @Ledger({"power-pool", "GG-AMB-75"})
    void a_pool_counts_as_its_owners_powers_and_loses_what_no_longer_fits() {
        Gladiator ana = hero(
                "Ana",
                hex(10, 10),
                "{name: Pool, ability: power-pool, options: [action], source: mutant, level: 9, holds: ["
                        + "{name: Fast, ability: evasion, source: mutant, level: 3}, "
                        + "{name: Aim, ability: accuracy, source: mutant, level: 3}]}");
        var play = scenario(table(ana))
                .choice("pool.drop", "" + power(ana, "fast").place())
                .choice("pool.shift", "" + power(ana, "fast").place());
        Activating.on(play, use(ana, "fast"), List.of("ana"));
        ana.set(ana.levels().draining(power(ana, "pool").place(), 5));

        PowerPools.check(play);
        assertThat(Running.on(play.state(), ana, Evasion.class)).isEmpty();
        assertThat(menu(play.state(), ana))
                .contains("shift:pool", "activate:aim")
                .doesNotContain("activate:fast");
        act(play, ana, "shift:pool");

        assertThat(play.log())
                .containsExactly("Ana activates Fast", "Ana's pool loses Fast", "Ana's pool loses Aim, gets Fast");
    }
}

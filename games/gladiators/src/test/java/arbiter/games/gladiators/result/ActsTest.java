package arbiter.games.gladiators.result;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.LORE;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.power.LevelsChanged.LevelsDrained;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.turn.ActMenu;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Walls, recovery and help as actions. */
class ActsTest extends StrictScenarios<GladiatorsState> {

    private static Walls wall(String kind, int q, int r) {
        WallMaterial material = WallMaterial.of(LORE.wall(kind), false);
        return Walls.of(List.of(WallHex.standing(hex(q, r), 3, material, kind)));
    }

    private static List<String> menu(Scenario<GladiatorsState> play, Gladiator unit) {
        return ActMenu.actions(play.state(), unit).stream()
                .map(GladiatorAct::id)
                .toList();
    }

    private static void act(Scenario<GladiatorsState> play, Gladiator unit, String id) {
        ActMenu.actions(play.state(), unit).stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow()
                .resolve(play, unit);
    }

    private static void turn(Scenario<GladiatorsState> play, Gladiator unit) {
        play.emit(new TurnBegan(unit.id(), 2, List.of()));
    }

    @Test
    @Ledger({"GG-WAL-1", "GG-WAL-2", "GG-WAL-3", "GG-AMB-54"})
    void a_wall_is_breached_when_its_hits_are_gone() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        var play = scenario(table(wall("exterior-brick", 8, 5), Environments.NONE, ana))
                .dice("attack.hit", 6, 7)
                .dice("wall.result", 5, 10);
        turn(play, ana);

        act(play, ana, "wall:bolt");
        act(play, ana, "wall:bolt");

        assertThat(play.log())
                .containsExactly(
                        "Ana's turn, 2 actions",
                        "Ana's Bolt at the exterior-brick: needs 6, rolls 6, hits",
                        "Bolt on the exterior-brick 3 hexes east of Ana: +4 Bolt against +3 exterior-brick needs 5, rolls 5, result 0",
                        "The exterior-brick 3 hexes east of Ana takes 1 hit, 1 left",
                        "Ana's Bolt at the exterior-brick: needs 6, rolls 7, hits",
                        "Bolt on the exterior-brick 3 hexes east of Ana: +4 Bolt against +3 exterior-brick needs 5, rolls 10, result 5",
                        "The exterior-brick 3 hexes east of Ana is breached");
        assertThat(menu(play, ana)).doesNotContain("wall:bolt");
    }

    @Test
    @Ledger({"GG-WAL-4", "bullet"})
    void bullets_pass_through_and_leave_the_wall_standing() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Rifle, ability: damaging-attack, types: [solid], source: technological, level: 3, modifiers: [direct, ranged, lethal, bullet]}");
        Walls walls = wall("heavy-wood", 8, 5);
        var play = scenario(table(walls, Environments.NONE, ana)).dice("wall.result", 8, 9);
        WallBlow shot = WallBlow.of(play.state(), use(ana, "rifle"), Modifiers.of("Rifle", 3));

        assertThat(WallDamage.resolve(play, walls.all().get(0), shot))
                .map(Modifiers::total)
                .contains(2);
        assertThat(WallDamage.resolve(play, walls.all().get(0), shot))
                .map(Modifiers::total)
                .contains(3);
        assertThat(play.state().walls().at(hex(8, 5)).get().hitsLeft()).isEqualTo(1);
    }

    @Test
    @Ledger({"GG-WAL-5", "wall"})
    void robust_walls_mind_no_bare_hands_and_dangerous_ones_strike_first() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        WallMaterial thorns = new WallMaterial(PowerType.SOLID, 3, 1, true, false, true, false, Optional.empty());
        Walls walls = Walls.of(List.of(WallHex.standing(hex(6, 5), 2, thorns, "thorn wall")));
        var play = scenario(table(walls, Environments.NONE, ana)).dice("impact.result", 4);

        WallDamage.resolve(
                play, walls.all().get(0), WallBlow.of(play.state(), use(ana, "fist"), Modifiers.of("Fist", 3)));

        assertThat(play.log())
                .containsExactly(
                        "Ana strikes the dangerous wall: +2 dangerous wall needs 4, rolls 4, result 0",
                        "Ana takes 1 hit",
                        "Fist does nothing to the thorn wall next to Ana");
    }

    @Test
    @Ledger({"insubstantial", "GG-AMB-106"})
    void the_insubstantial_walk_through_weak_walls_and_may_get_stuck_in_others() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Ghost, ability: insubstantial, against: {types: [solid]}, source: mutant, level: 3, modifiers: [always-on]}");
        var play = scenario(table(ana)).dice("insubstantial.roll", 8, 7);

        assertThat(PassingThrough.crosses(
                        play, ana, wall("exterior-brick", 6, 5).all().get(0)))
                .isTrue();
        assertThat(PassingThrough.crosses(
                        play, ana, wall("light-vehicle-armour", 6, 5).all().get(0)))
                .isTrue();
        assertThat(PassingThrough.crosses(
                        play, ana, wall("light-vehicle-armour", 6, 5).all().get(0)))
                .isFalse();
        assertThat(play.log())
                .containsExactly(
                        "Ana: +3 Ghost against +5 light-vehicle-armour needs 8, rolls 8, the wall passes through",
                        "Ana: +3 Ghost against +5 light-vehicle-armour needs 8, rolls 7, the wall meets a body",
                        "Ana takes 1 hit");
    }

    @Test
    @Ledger("GG-TRN-7")
    void hindrance_is_worked_off() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                FIST,
                "{name: Grit, ability: hindrance-defence, against: {types: [energy]}, source: mutant, level: 2, modifiers: [always-on]}");
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, ben)).dice("hindrance.resist", 7, 6);
        turn(play, ana);
        play.emit(new Hindering.UnitHindered(
                "ana", new HindrancePoints(3, Optional.of(PowerType.COLD), Optional.of(PowerSource.MUTANT))));
        assertThat(menu(play, ana)).containsExactly("resist-hindrance");

        act(play, ana, "resist-hindrance");
        act(play, ana, "resist-hindrance");

        assertThat(play.log())
                .containsExactly(
                        "Ana's turn, 2 actions",
                        "Ana is hindered by 3 points",
                        "Ana resists the hindrance: +2 Hindrance Defence needs 1, rolls 7",
                        "Ana is hindered by 1 point",
                        "Ana resists the hindrance: +2 Hindrance Defence needs 1, rolls 6",
                        "Ana is no longer hindered");
    }

    @Test
    @Ledger({"GG-TRN-8", "GG-RES-7"})
    void drained_levels_come_back() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        var play = scenario(table(ana)).dice("drain.recover", 2, 9);
        turn(play, ana);
        play.emit(new LevelsDrained("ana", power(ana, "fist").place(), 3));

        act(play, ana, "recover:fist");
        act(play, ana, "recover:fist");

        assertThat(play.log())
                .endsWith(
                        "Ana recovers Fist: needs 3, rolls 2, in vain",
                        "Ana recovers Fist: needs 3, rolls 9",
                        "Ana regains 2 Levels of Fist");
    }

    @Test
    @Ledger({"GG-TRN-9", "GG-AMB-79", "GG-OOA-5"})
    void an_inactive_opponent_is_stopped_once_a_turn() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator ben = villain("Ben", hex(9, 5));
        var play = scenario(table(ana, ben));
        turn(play, ana);
        play.emit(new GoingOut.WentOut("ben", false, false));

        act(play, ana, "stop:ben");

        assertThat(ben.out().stopped()).isEqualTo(1);
        assertThat(menu(play, ana)).doesNotContain("stop:ben");
        assertThat(play.log()).endsWith("Ana makes it harder for Ben to get up");
    }

    @Test
    @Ledger("GG-OOA-8")
    void hits_beyond_what_the_body_can_take_do_nothing_more() {
        Gladiator cal = hero("Cal", hex(5, 5));
        var play = scenario(table(cal));

        Damage.take(play, cal, Modifiers.of("result", 5), false, false);

        assertThat(play.log()).containsExactly("Cal takes 5 hits", "Cal is out of action");
        assertThat(cal.injuries().body()).isEqualTo(3);
    }

    @Test
    @Ledger({"heal", "repair", "GG-AMB-97", "GG-AMB-90", "GG-OOA-9"})
    void friends_are_healed_repaired_and_shielded_without_a_roll() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{ability: heal, source: magical, level: 2, modifiers: [direct, touch]}",
                "{ability: repair, options: [any], source: magical, level: 3, modifiers: [direct, touch]}",
                "{name: Ward, ability: armour, source: magical, level: 3, modifiers: [direct, ranged]}");
        Gladiator cal = hero("Cal", hex(6, 5), FIST, BOLT);
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, cal, ben)).choice("repair.ability", "bolt");
        turn(play, ana);
        Damage.bare(play, cal, 3, "Backfire");
        play.emit(new LevelsDrained("cal", power(cal, "fist").place(), 2));
        play.emit(new LevelsDrained("cal", power(cal, "bolt").place(), 2));

        act(play, ana, "help:heal:cal");
        act(play, ana, "help:repair:cal");
        act(play, ana, "activate:ward:cal");

        assertThat(play.log().subList(5, play.log().size()))
                .containsExactly(
                        "Cal is healed by 2 hits",
                        "Cal regains 2 Levels of Bolt",
                        "Cal regains 1 Level of Fist",
                        "Ana activates Ward on Cal");
        assertThat(cal.isInAction()).isFalse();
        assertThat(Defences.best(play.state(), cal, Threat.damage(PowerType.SOLID))
                        .level()
                        .total())
                .isEqualTo(3);
    }
}

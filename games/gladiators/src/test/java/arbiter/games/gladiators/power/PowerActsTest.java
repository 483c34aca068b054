package arbiter.games.gladiators.power;

import static arbiter.games.gladiators.Cast.LORE;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.turn.ActMenu;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whatever is done with a power, it is paid for. */
class PowerActsTest extends StrictScenarios<GladiatorsState> {

    private static final String WEB =
            "{name: Web, ability: trap-attack, source: mutant, level: 4, modifiers: [direct, ranged, persistent target]}";
    private static final String CLOUD =
            "{name: Cloud, ability: damaging-attack, types: [poison], source: mutant, level: 2, modifiers: [area blast, close, persistent barrier]}";

    private static String bolt(String modifiers) {
        return "{name: Bolt, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [direct, ranged, "
                + modifiers + "]}";
    }

    private static GladiatorAct act(GladiatorsState state, Gladiator unit, String id) {
        return ActMenu.actions(state, unit).stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"shots", "GG-AMB-69", "GG-WAL-3"})
    void shots_at_a_wall_are_shots() {
        Gladiator ana = hero("Ana", hex(5, 5), bolt("shots"));
        Walls brick = Walls.of(
                List.of(WallHex.standing(hex(8, 5), 3, WallMaterial.of(LORE.wall("exterior-brick"), false), "brick")));
        var play = scenario(table(brick, Environments.NONE, ana)).dice("attack.hit", 1, 1, 1);

        Acts.take(play, ana, "wall:bolt");
        Acts.take(play, ana, "wall:bolt");
        Acts.take(play, ana, "wall:bolt");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt has 2 uses left",
                        "Ana's Bolt at the brick: needs 6, rolls 1, misses",
                        "Ana's Bolt has 1 use left",
                        "Ana's Bolt at the brick: needs 6, rolls 1, misses",
                        "Ana's Bolt will have to be reloaded",
                        "Ana's Bolt at the brick: needs 6, rolls 1, misses");
        assertThat(Acts.menu(play.state(), ana)).doesNotContain("wall:bolt").contains("reload:bolt");
    }

    @Test
    @Ledger({"slow", "backfire", "GG-TRP-3"})
    void a_trap_is_shot_at_slowly_and_may_backfire() {
        Gladiator ana = hero("Ana", hex(5, 5), WEB);
        Gladiator ben = villain("Ben", hex(8, 5));
        Gladiator cal = villain("Cal", hex(9, 5), bolt("slow, backfire"));
        var play = scenario(table(ana, ben, cal))
                .dice("attack.result", 3)
                .dice("power.backfire", 1)
                .dice("attack.hit", 2);
        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "web"), ben));

        assertThat(act(play.state(), cal, "break-trap:bolt:ben").actions()).isEqualTo(2);
        Acts.take(play, cal, "break-trap:bolt:ben");

        assertThat(play.log())
                .endsWith(
                        "Cal's Bolt: Backfire rolls 1, it backfires",
                        "Cal takes 1 hit",
                        "Cal's Bolt at the trap: -2 close quarters needs 8, rolls 2, misses");
    }

    @Test
    @Ledger({"complex", "limited-ammo", "heal", "GG-AMB-97"})
    void help_that_is_complex_has_to_come_off_and_costs_its_ammunition_all_the_same() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Balm, ability: heal, source: mutant, level: 1, modifiers: [touch, complex, limited-ammo 3]}");
        var play = scenario(table(ana)).dice("power.complex", 4).dice("power.complex", 5);
        Damage.bare(play, ana, 2, "wounded");

        Acts.take(play, ana, "help:balm:ana");
        Acts.take(play, ana, "help:balm:ana");

        assertThat(play.log())
                .containsExactly(
                        "Ana takes 2 hits",
                        "Ana's Balm has 2 uses left",
                        "Ana's Balm: Complex rolls 4, nothing comes of it",
                        "Ana's Balm has 1 use left",
                        "Ana's Balm: Complex rolls 5, it works",
                        "Ana is healed by 1 hit");
    }

    @Test
    @Ledger({"dismiss", "weakens"})
    void dismissing_an_area_weakens_what_weakens() {
        Gladiator ana = hero("Ana", hex(5, 5), CLOUD);
        Gladiator ben = villain(
                "Ben",
                hex(12, 5),
                "{name: Wipe, ability: dismiss, types: [physical], against: {types: [poison]}, source: mutant, level: 3, modifiers: [direct, ranged, weakens]}");
        var play = scenario(table(ana, ben)).dice("attack.hit", 6).dice("dismiss.result", 2);
        PowerUse cloud = use(ana, "cloud");
        play.emit(new PowerActivated(
                "ana",
                power(ana, "cloud").place(),
                0,
                false,
                List.of(),
                Optional.of(AreaPlacement.at(
                        AreaInPlay.templates(cloud.way()).get(0),
                        ana.position().spot(),
                        ana.position().spot().at(hex(8, 5))))));

        Acts.take(play, ben, "dismiss:wipe:ana:1");

        assertThat(use(ben, "wipe").level(play.state()).total()).isEqualTo(2);
        assertThat(play.log())
                .endsWith(
                        "Ben's Wipe at the Cloud: needs 6, rolls 6, hits",
                        "Ben's Wipe on Ana's Cloud: +3 Wipe against +2 Cloud needs 5, rolls 2, no effect",
                        "Ben's Wipe weakens by 1 Level");
    }
}

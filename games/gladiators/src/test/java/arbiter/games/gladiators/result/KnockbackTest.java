package arbiter.games.gladiators.result;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.attack.StrikeSequence;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.power.Declared;
import arbiter.games.gladiators.power.Mounts;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Knocked back, knocked down, driven back. */
class KnockbackTest extends StrictScenarios<GladiatorsState> {

    static final String RAM =
            "{name: Ram, ability: damaging-attack, types: [solid], source: mutant, level: 5, modifiers: [direct, touch, melee, knockback]}";
    static final String STRENGTH = "{ability: super-strength, source: mutant, level: 3, modifiers: [always-on]}";
    static final String STEADY =
            "{name: Steadiness, ability: forced-move-defence, source: mutant, level: 1, modifiers: [always-on]}";

    private static String armour(int level) {
        return "{ability: armour, source: mutant, level: " + level + ", modifiers: [always-on]}";
    }

    private static String legs(int level) {
        return "{name: Legs, ability: movement, types: [solid], options: [ground], source: mutant, level: " + level
                + ", modifiers: [always-on]}";
    }

    private final Gladiator ana = hero("Ana", hex(5, 5), RAM, FIST);

    private static Walls brick(int q, int r) {
        WallMaterial brick = WallMaterial.of(Cast.LORE.wall("exterior-brick"), false);
        return Walls.of(java.util.List.of(WallHex.standing(hex(q, r), 3, brick, "brick wall")));
    }

    /** Worked number 6.3. */
    @Test
    @Ledger({
        "GG-KBK-1",
        "GG-KBK-2",
        "GG-KBK-3",
        "GG-KBK-4",
        "GG-KBK-5",
        "GG-AMB-44",
        "GG-AMB-45",
        "GG-AMB-115",
        "knockback"
    })
    void a_flying_body_strikes_a_bystander() {
        Gladiator ben = villain("Ben", hex(6, 5), STEADY, armour(3));
        Gladiator cal = hero("Cal", hex(10, 5), legs(1), armour(2));
        var play = scenario(table(ana, ben, cal))
                .dice("attack.hit", 6)
                .dice("attack.result", 3)
                .dice("knockback.result", 5)
                .dice("knockback.struck", 5)
                .dice("impact.result", 4)
                .dice("impact.result", 6);

        boolean result = StrikeSequence.resolve(play, StrikeLevel.strike(play.state(), use(ana, "ram"), ben));

        assertThat(result).isTrue();
        assertThat(play.log())
                .containsExactly(
                        "Ana's Ram at Ben: needs 6, rolls 6, hits",
                        "Ana's Ram on Ben: +5 Ram against +3 Armour needs 4, rolls 3, no effect",
                        "Ana's Ram, knockback, on Ben: +5 Ram against +1 Steadiness needs 2, rolls 5, result 3",
                        "Ben flies at Cal: +2 flying body against +1 Movement needs 5, rolls 5, strikes",
                        "Ben flies 3 hexes to a hex next to Cal",
                        "Cal strikes Ben: +5 knockback -1 hexes flown against +2 Armour needs 4, rolls 4, result 0",
                        "Cal takes 1 hit",
                        "Ben strikes Cal: +5 knockback -1 hexes flown -2 no harder than that against +3 Armour needs 7, rolls 6, no effect",
                        "Ben is prone");
    }

    @Test
    @Ledger({"GG-KBK-1", "GG-KBK-4"})
    void the_odds_of_being_knocked_back_are_those_of_the_level_against_forced_move_defence() {
        Gladiator ben = villain("Ben", hex(6, 5), STEADY.replace("level: 1", "level: 4"), armour(10));
        var table = scenario(table(ana, ben));

        // damage needs 11, a ten alone; knockback needs 5
        assertThat(table.odds(play -> AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "ram"), ben)))
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(64, 100));
    }

    @Test
    @Ledger({"GG-KBK-4", "GG-AMB-45"})
    void who_avoids_the_body_lets_it_fly_on() {
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cal = hero("Cal", hex(7, 5), legs(3));
        var play = scenario(table(ana, ben, cal)).dice("knockback.result", 2).dice("knockback.struck", 6);

        Knocks.resolve(play, StrikeLevel.strike(play.state(), use(ana, "ram"), ben));

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ram, knockback, on Ben: +5 Ram needs 1, rolls 2, result 1",
                        "Ben flies at Cal: +2 flying body against +3 Movement needs 7, rolls 6, is avoided",
                        "Ben flies 3 hexes to 2 hexes east of Cal",
                        "Ben is prone");
    }

    @Test
    @Ledger({"GG-WAL-6", "GG-KBK-2", "GG-AMB-45", "super-strength"})
    void super_strength_sends_a_body_through_the_wall() {
        Gladiator hulk = hero("Hulk", hex(5, 5), FIST, STRENGTH);
        Gladiator ben = villain("Ben", hex(6, 5), armour(2));
        var play = scenario(table(brick(8, 5), Environments.NONE, hulk, ben))
                .dice("knockback.result", 2)
                .dice("wall.result", 3)
                .dice("impact.result", 5);

        Knocks.resolve(play, StrikeLevel.strike(play.state(), use(hulk, "fist"), ben));

        assertThat(play.log())
                .containsExactly(
                        "Hulk's Fist, knockback, on Ben: +3 Fist +3 Super Strength needs 0, rolls 2, result 2",
                        "Ben flies 1 hex to 2 hexes east of Hulk",
                        "Ben on the brick wall next to Ben: +6 knockback against +3 brick wall needs 3, rolls 3, result 0",
                        "The brick wall next to Ben is breached",
                        "Ben strikes the brick wall: +6 knockback -3 no harder than that against +2 Armour needs 5, rolls 5, result 0",
                        "Ben takes 1 hit",
                        "Ben ends in the breach of the brick wall",
                        "Ben is prone");
    }

    @Test
    @Ledger({"GG-WAL-3", "GG-AMB-45"})
    void a_wall_that_holds_stops_the_body_before_it() {
        Gladiator ben = villain("Ben", hex(6, 5), armour(5));
        var play = scenario(table(brick(7, 5), Environments.NONE, ana, ben))
                .dice("knockback.result", 1)
                .dice("wall.result", 5)
                .dice("impact.result", 4);

        Knocks.resolve(play, StrikeLevel.strike(play.state(), use(ana, "ram"), ben));

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ram, knockback, on Ben: +5 Ram needs 1, rolls 1, result 0",
                        "Ben on the brick wall next to Ben: +5 knockback against +3 brick wall needs 4, rolls 5, result 1",
                        "The brick wall next to Ben takes 1 hit, 1 left",
                        "Ben strikes the brick wall: +5 knockback -2 no harder than that against +5 Armour needs 8, rolls 4, no effect",
                        "Ben is prone");
        assertThat(ben.hex()).isEqualTo(hex(6, 5));
    }

    @Test
    @Ledger({"GG-KBK-7", "GG-AMB-46", "GG-FAL-1"})
    void a_hook_sends_up_half_the_way_and_lets_fall() {
        Gladiator ben = villain("Ben", hex(6, 5));
        PowerUse hook =
                use(ana, "ram").declaring(new Declared(false, Declared.Manner.HOOK, true, true, Optional.empty()));
        var play = scenario(table(ana, ben)).dice("knockback.result", 7).dice("impact.result", 1);

        Knocks.resolve(play, StrikeLevel.strike(play.state(), hook, ben));

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ram, knockback, on Ben: +5 Ram needs 1, rolls 7, result 6",
                        "Ben is hooked up, 7 up",
                        "Ben flies 6 hexes to 7 hexes east of Ana, 7 up",
                        "Ben falls",
                        "Ben strikes the ground: +4 7 hexes fallen needs 2, rolls 1, no effect",
                        "Ben is prone");
    }

    @Test
    @Ledger({"GG-KBK-8", "GG-AMB-46"})
    void a_slam_strikes_the_ground() {
        Gladiator ben = villain("Ben", hex(6, 5));
        PowerUse slam =
                use(ana, "ram").declaring(new Declared(false, Declared.Manner.SLAM, true, true, Optional.empty()));
        var play = scenario(table(ana, ben)).dice("knockback.result", 3).dice("impact.result", 2);

        Knocks.resolve(play, StrikeLevel.strike(play.state(), slam, ben));

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ram, knockback, on Ben: +5 Ram needs 1, rolls 3, result 2",
                        "Ben strikes the ground: +5 knockback -1 no harder than that needs 2, rolls 2, result 0",
                        "Ben takes 1 hit",
                        "Ben is prone");
    }

    @Test
    @Ledger("GG-AMB-115")
    void from_the_same_hex_the_attacker_picks_the_way() {
        Gladiator ben = villain("Ben", hex(5, 5));
        var play = scenario(table(ana, ben)).dice("knockback.result", 1).choice("knockback.direction", "north-west");

        Knocks.resolve(play, StrikeLevel.strike(play.state(), use(ana, "ram"), ben));

        assertThat(ben.hex()).isEqualTo(hex(5, 4));
    }

    @Test
    @Ledger("GG-AMB-115")
    void from_the_same_hex_the_body_goes_where_it_strikes_an_opponent_unless_something_else_is_said() {
        Gladiator ben = villain("Ben", hex(5, 5));
        Gladiator cleo = villain("Cleo", hex(3, 5));
        var play = scenario(table(ana, ben, cleo))
                .dice("knockback.result", 2)
                .dice("knockback.struck", 9)
                .dice("impact.result", 1);

        Knocks.resolve(play, StrikeLevel.strike(play.state(), use(ana, "ram"), ben));

        assertThat(ben.hex()).isEqualTo(hex(4, 5));
    }

    @Test
    @Ledger({"GG-KDN-1", "GG-KDN-2", "GG-AMB-91", "knockdown"})
    void a_solid_blow_knocks_down_whoever_is_not_steady() {
        Gladiator ben = villain("Ben", hex(6, 5), STEADY, armour(9));
        var play = scenario(table(ana, ben)).dice("attack.result", 1).dice("knockdown.result", 4);

        boolean result = AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "fist"), ben));

        assertThat(result).isTrue();
        assertThat(play.log())
                .containsExactly(
                        "Ana's Fist on Ben: +3 Fist against +9 Armour needs 12, rolls 1, no effect",
                        "Ana's Fist, knockdown, on Ben: +3 Fist against +1 Steadiness needs 4, rolls 4, result 0",
                        "Ben is prone");
    }

    @Test
    @Ledger({"recoil", "GG-AMB-72"})
    void recoil_drives_back_whether_it_hurts_or_not() {
        Gladiator eve = hero("Eve", hex(5, 5), Cast.BOLT.replace("ranged", "ranged, recoil"));
        Gladiator ben = villain("Ben", hex(7, 5), armour(9));
        var play = scenario(table(eve, ben)).dice("attack.result", 1).choice("recoil.hex", "8,4");

        boolean result = AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(eve, "bolt"), ben));

        assertThat(result).isTrue();
        assertThat(play.log())
                .containsExactly(
                        "Eve's Bolt on Ben: +4 Bolt against +5 Armour needs 7, rolls 1, no effect",
                        "Ben steps back to 3 hexes east of Eve");
    }

    @Test
    @Ledger({"GG-RES-8", "GG-AMB-76", "stun"})
    void a_stun_takes_one_action_and_never_two() {
        Gladiator eve = hero("Eve", hex(5, 5), Cast.BOLT.replace("ranged", "ranged, stun"));
        Gladiator ben = villain("Ben", hex(7, 5));
        var play = scenario(table(eve, ben)).dice("attack.result", 2, 2);

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(eve, "bolt"), ben));
        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(eve, "bolt"), ben));

        assertThat(play.log())
                .containsExactly(
                        "Eve's Bolt on Ben: +4 Bolt needs 2, rolls 2, result 0",
                        "Ben takes 1 hit",
                        "Ben is stunned",
                        "Eve's Bolt on Ben: +4 Bolt needs 2, rolls 2, result 0",
                        "Ben takes 1 hit");
        assertThat(ben.debts().actionsDue()).isEqualTo(1);
    }

    @Test
    @Ledger({"mount", "GG-AMB-82"})
    void a_knockback_leaves_the_mount_behind_until_it_comes_back() {
        Gladiator ben = villain(
                "Ben",
                hex(6, 5),
                "{name: Horse, ability: movement, types: [solid], options: [ground], source: mutant, level: 1, modifiers: [mount returns]}");
        var play = scenario(table(ana, ben)).dice("knockback.result", 3);

        Knocks.resolve(play, StrikeLevel.strike(play.state(), use(ana, "ram"), ben));
        assertThat(ben.condition().works(Cast.power(ben, "horse").place())).isFalse();
        Mounts.comeBack(play, ben);
        Mounts.comeBack(play, ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ram, knockback, on Ben: +5 Ram needs 1, rolls 3, result 2",
                        "Ben's mount is next to Ana, without its rider",
                        "Ben flies 5 hexes to 6 hexes east of Ana",
                        "Ben is prone",
                        "Ben's mount is 4 hexes east of Ana, without its rider",
                        "Ben is mounted again");
        assertThat(ben.condition().works(Cast.power(ben, "horse").place())).isTrue();
    }
}

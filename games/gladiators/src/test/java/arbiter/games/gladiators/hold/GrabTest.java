package arbiter.games.gladiators.hold;

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

import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.result.WallAct;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Grabbed, carried, let go, breaking free. */
class GrabTest extends StrictScenarios<GladiatorsState> {

    private static final String ARMS =
            "{name: Arms, ability: grab-attack, source: mutant, level: 5, modifiers: [direct, touch, melee]}";
    private static final String FIELD =
            "{name: Field, ability: force-field, source: mutant, level: 4, modifiers: [always-on]}";

    private final Gladiator ana = hero("Ana", hex(5, 5), ARMS, BOLT);

    private static void hit(Play<GladiatorsState> play, Gladiator user, String power, Gladiator target) {
        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(user, power), target));
    }

    private static GladiatorAct act(GladiatorsState state, Gladiator unit, String id) {
        List<GladiatorAct> menu = new ArrayList<>();
        HoldActs.offer(state, unit, menu);
        return menu.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    }

    private static void act(Scenario<GladiatorsState> play, Gladiator unit, String id) {
        act(play.state(), unit, id).resolve(play, unit);
    }

    @Test
    @Ledger({"GG-GRB-1", "GG-GRB-2", "GG-AMB-42", "GG-AMB-47", "grab-attack", "GG-DUR-2"})
    void who_is_grabbed_comes_into_the_hex_and_reaches_nobody_else() {
        Gladiator ben = villain("Ben", hex(6, 5), FIST, BOLT);
        Gladiator cal = hero("Cal", hex(6, 6));
        var play = scenario(table(ana, ben, cal)).dice("attack.result", 4);

        hit(play, ana, "arms", ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Arms on Ben: +5 Arms against +3 Fist needs 4, rolls 4, result 0",
                        "Ana activates Arms on Ben",
                        "Ben is pulled to Ana's hex");
        assertThat(Restraint.stopsMoves(play.state(), ben)).isTrue();
        assertThat(Restraint.stopsDodges(play.state(), ana)).isTrue();
        assertThat(PowerTargets.opponents(play.state(), ben, power(ben, "fist").way()))
                .containsExactly(ana);
        assertThat(PowerTargets.opponents(play.state(), ben, power(ben, "bolt").way()))
                .isEmpty();
    }

    @Test
    @Ledger({"GG-GRB-5", "GG-TRN-6", "GG-AMB-41", "GG-AMB-43", "force-field"})
    void a_force_field_keeps_off_a_grab_but_does_not_break_it() {
        Gladiator ben = villain("Ben", hex(6, 5), FIELD);
        var play = scenario(table(ana, ben)).dice("attack.result", 5).dice("power.resist", 8, 9);

        hit(play, ana, "arms", ben);
        act(play, ben, "resist:ana:arms");
        act(play, ben, "resist:ana:arms");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Arms on Ben: +5 Arms against +4 Field needs 5, rolls 5, result 0",
                        "Ana activates Arms on Ben",
                        "Ben is pulled to Ana's hex",
                        "Ben resists Ana's Arms: +1 Punch +1 always against +5 Arms needs 9, rolls 8, in vain",
                        "Ben resists Ana's Arms: +1 Punch +1 always against +5 Arms needs 9, rolls 9",
                        "Ben is free of Ana's Arms: resisted");
        assertThat(ana.inUse().all()).isEmpty();
    }

    @Test
    @Ledger({"GG-GRB-4", "GG-AMB-47"})
    void a_grabber_carries_whom_it_holds() {
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, ben))
                .dice("attack.result", 10)
                .dice("grab.carry", 2)
                .choice("grab.carry-to", "5,7");

        hit(play, ana, "arms", ben);
        act(play, ana, "carry:ben");

        assertThat(play.log())
                .endsWith(
                        "Ana's Arms, carrying, on Ben: +5 Arms needs 1, rolls 2, result 1",
                        "Ana carries Ben to 2 hexes south-east of Ben",
                        "Ben is carried to Ana's hex");
        assertThat(act(play.state(), ana, "carry:ben").aimsAtOther()).isFalse();
        assertThat(act(play.state(), ana, "let-go:ben").actions()).isZero();
    }

    @Test
    @Ledger({"GG-GRB-1", "GG-AMB-47"})
    void a_grab_ends_when_the_grabber_turns_away_or_goes_down() {
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cal = villain("Cal", hex(9, 5));
        var play = scenario(table(ana, ben, cal))
                .dice("attack.result", 10)
                .dice("attack.hit", 1)
                .dice("attack.result", 10);

        hit(play, ana, "arms", ben);
        AttackSequence.resolve(play, use(ana, "bolt"), cal);
        assertThat(play.log()).contains("Ben is free of Ana's Arms: the grabber turns to somebody else");

        hit(play, ana, "arms", ben);
        play.emit(new GoingOut.WentOut("ana", false, false));
        GrabHold.review(play);
        assertThat(play.log()).endsWith("Ben is free of Ana's Arms: the grabber is out of action");
    }

    @Test
    @Ledger({"GG-GRB-1", "GG-WAL-3"})
    void a_blow_at_a_wall_targets_nobody_and_keeps_the_grab() {
        Gladiator ben = villain("Ben", hex(6, 5));
        WallMaterial brick = WallMaterial.of(LORE.wall("interior-brick"), false);
        Walls wall = Walls.of(List.of(WallHex.standing(hex(4, 5), 2, brick, "wall")));
        var play = scenario(table(wall, Environments.NONE, ana, ben))
                .dice("attack.result", 10)
                .dice("attack.hit", 1);

        hit(play, ana, "arms", ben);
        new WallAct(power(ana, "bolt"), power(ana, "bolt").way()).resolve(play, ana);

        assertThat(play.log()).anyMatch(line -> line.startsWith("Ana's Bolt at the wall"));
        GrabHold.review(play);
        assertThat(Restraint.grabs(ana, ben)).isTrue();
    }

    @Test
    @Ledger("GG-AMB-47")
    void one_use_may_hold_several_and_another_lets_the_first_go() {
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cal = villain("Cal", hex(4, 5));
        var play = scenario(table(ana, ben, cal)).dice("attack.result", 10, 10, 10);
        PowerUse sweep = use(ana, "arms");

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), sweep, ben));
        AfterHit.resolve(play, StrikeLevel.strike(play.state(), sweep, cal));
        assertThat(ana.inUse().all()).hasSize(1);
        assertThat(ana.inUse().all().get(0).on()).containsExactly("ben", "cal");

        Gladiator dan = villain("Dan", hex(5, 4));
        play.state().join(dan);
        AfterHit.resolve(
                play,
                StrikeLevel.strike(play.state(), use(ana, "arms"), play.state().unit("dan")));
        assertThat(ana.inUse().all().get(0).on()).containsExactly("dan");
    }

    @Test
    @Ledger({"super-strength", "GG-AMB-112"})
    void super_strength_helps_to_hold_and_to_break_free() {
        String strength = "{ability: super-strength, source: mutant, level: 3, modifiers: [always-on]}";
        Gladiator hulk = hero("Hulk", hex(5, 5), ARMS, strength);
        Gladiator ben = villain("Ben", hex(6, 5), FIST, strength);
        var play = scenario(table(hulk, ben)).dice("attack.result", 4).dice("power.resist", 8);

        hit(play, hulk, "arms", ben);
        act(play, ben, "resist:hulk:arms");

        assertThat(play.log())
                .containsExactly(
                        "Hulk's Arms on Ben: +5 Arms +3 Super Strength against +6 Fist needs 4, rolls 4, result 0",
                        "Hulk activates Arms on Ben",
                        "Ben is pulled to Hulk's hex",
                        "Ben resists Hulk's Arms: +6 Fist against +5 Arms +3 Super Strength needs 8, rolls 8",
                        "Ben is free of Hulk's Arms: resisted");
    }

    @Test
    @Ledger({"GG-THR-2", "GG-THR-3", "GG-AMB-53"})
    void who_is_strong_throws_whom_it_holds_at_others() {
        String strength = "{ability: super-strength, source: mutant, level: 4, modifiers: [always-on]}";
        Gladiator hulk = hero("Hulk", hex(5, 5), ARMS, strength);
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cal =
                villain("Cal", hex(8, 5), "{ability: armour, source: mutant, level: 1, modifiers: [always-on]}");
        var play = scenario(table(hulk, ben, cal))
                .dice("attack.result", 4)
                .choice("throw.hex", "8,5")
                .dice("attack.hit", 6)
                .dice("knockback.struck", 4)
                .dice("impact.result", 4)
                .dice("knockback.result", 1)
                .dice("impact.result", 5);

        hit(play, hulk, "arms", ben);
        act(play, hulk, "throw-grabbed:ben");

        assertThat(play.log().subList(3, play.log().size()))
                .containsExactly(
                        "Ben is free of Hulk's Arms: thrown",
                        "Hulk's Super Strength at Cal's hex: needs 6, rolls 6, hits",
                        "Ben flies at Cal: +2 flying body needs 4, rolls 4, strikes",
                        "Cal strikes Ben: +4 Super Strength -1 distance against +1 Armour needs 4, rolls 4, result 0",
                        "Cal takes 1 hit",
                        "Cal strikes Ben, knockback: +4 Super Strength -1 distance needs 3, rolls 1, no effect",
                        "Ben is thrown to Cal's hex",
                        "Ben strikes what is there: +4 Super Strength -1 distance -2 no harder than that needs 5, rolls 5, result 0",
                        "Ben takes 1 hit",
                        "Ben is prone");
    }

    @Test
    @Ledger({"GG-THR-1", "GG-THR-3", "GG-AMB-53"})
    void rubble_is_picked_up_and_thrown() {
        String strength = "{ability: super-strength, source: mutant, level: 2, modifiers: [always-on]}";
        Gladiator hulk = hero("Hulk", hex(5, 5), strength);
        Gladiator ben = villain("Ben", hex(8, 5));
        WallMaterial brick = WallMaterial.of(LORE.wall("interior-brick"), false);
        Walls rubble =
                Walls.of(List.of(WallHex.standing(hex(4, 5), 2, brick, "wall"))).breached(hex(4, 5));
        var play = scenario(table(rubble, Environments.NONE, hulk, ben))
                .choice("throw.size", "1")
                .choice("throw.hex", "8,5")
                .dice("attack.hit", 4)
                .dice("throw.direction", 1);

        act(play, hulk, "pick-up");
        act(play, hulk, "throw-object");

        assertThat(play.log())
                .containsExactly(
                        "Hulk picks up something",
                        "Hulk throws it 3 hexes east",
                        "Hulk's Super Strength at Ben's hex: needs 6, rolls 4, misses");
    }
}

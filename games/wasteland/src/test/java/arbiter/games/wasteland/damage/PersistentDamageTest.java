package arbiter.games.wasteland.damage;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static arbiter.games.wasteland.Cast.somebody;
import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PersistentDamageTest {

    private static final int TORSO = 1;

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter bo = somebody("Bo", "raiders", 1, 0, 12, new Resistance(0, 1, 0));

    private static DamageSource flame(Fighter attacker) {
        Weapon weapon = BOOK.weapon("flame-projector");
        return new DamageSource(Optional.of(attacker), weapon, weapon.effects(), true, 0, true, false);
    }

    /** Hard rule 8: two Effects, a tick of 1, a failed test, a tick of 4. */
    @Test
    @Ledger({
        "WAS-PERS-1",
        "WAS-PERS-2",
        "WAS-PERS-3",
        "WAS-PERS-4",
        "WAS-PERS-6",
        "WAS-EFF-3",
        "persistent",
        "stop-persistent",
        "flame-projector",
        "WAS-MAJ-10",
        "athletics",
        "WAS-AMB-18",
        "WAS-AMB-19"
    })
    void fire_comes_again_for_two_turns_rolled_anew_without_effects() {
        var play = scenario(rook, bo)
                .dice("damage.dice", 5, 6, 3)
                .dice("damage.persistent", 1, 5, 3)
                .dice("test.d20", 8, 20)
                .dice("damage.persistent", 2, 2, 6);
        Damage.resolve(play, flame(rook), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        PersistentDamage.endOfTurn(play, bo);
        new StopPersistentAction(0, bo.persistent().instances().get(0)).resolve(play, Occasion.of(bo));
        PersistentDamage.endOfTurn(play, bo);

        assertThat(play.log())
                .containsExactly(
                        "Rook's 3 CD come to 2 damage and 2 Effects",
                        "Bo loses 1 HP at the torso, 11 left",
                        "Bo suffers 3 CD of persistent energy damage for 2 turns",
                        "Bo loses 1 HP at the torso, 10 left",
                        "Bo rolls stopping the damage, 8+20 against 9: 1 success, difficulty 2, fails, 1 complication",
                        "Bo loses 4 HP at the torso, 6 left");
        assertThat(bo.persistent().instances()).isEmpty();
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-PERS-5", "WAS-PERS-4"})
    void a_pass_ends_it_before_the_tick_of_that_turn() {
        var play = scenario(rook, bo).dice("damage.dice", 5, 3, 3).dice("test.d20", 8, 19);
        Damage.resolve(play, flame(rook), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        new StopPersistentAction(0, bo.persistent().instances().get(0)).resolve(play, Occasion.of(bo));
        PersistentDamage.endOfTurn(play, bo);

        assertThat(play.log()).endsWith("Bo stops the persistent damage");
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-DMG-12", "WAS-NPC-8", "WAS-RAD-6", "steward-bot"})
    void poison_and_radiation_do_nothing_to_robots() {
        Fighter bot = enemy("steward-bot", 2, 0);
        Weapon spear = BOOK.weapon("venom-spear");
        DamageSource source = new DamageSource(Optional.of(rook), spear, spear.effects(), false, 0, true, false);
        var play = scenario(rook, bot).dice("damage.dice", 5, 5, 3);

        Damage.resolve(play, source, 3, List.of(new Hit(bot, 0)), ExtraTargets.NONE);

        assertThat(bot.persistent().instances()).isEmpty();
        assertThat(bot.profile().protection().isImmuneTo(DamageType.RADIATION)).isTrue();
        assertThat(play.log())
                .containsExactly(
                        "Rook's 3 CD come to 2 damage and 2 Effects", "Steward bot loses 1 HP at the optics, 8 left");
    }
}

package arbiter.games.wasteland.damage;

import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static arbiter.games.wasteland.Cast.somebody;
import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Cast;
import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.PointEvents.PointsEarned;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.TurnEvents.RoundBegan;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PersistentRulingsTest {

    private static final int TORSO = 1;

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter bo = somebody("Bo", "raiders", 1, 0, 12, new Resistance(0, 1, 0));

    private DamageSource of(String id) {
        Weapon weapon = BOOK.weapon(id);
        return new DamageSource(Optional.of(rook), weapon, weapon.effects(), true, 0, true, false);
    }

    @Test
    @Ledger({"WAS-AMB-20", "WAS-PERS-6", "WAS-PERS-2"})
    void every_attack_leaves_damage_of_its_own_and_all_of_it_comes() {
        var play = scenario(rook, bo)
                .dice("damage.dice", 5, 3, 3)
                .dice("damage.dice", 5, 6, 3)
                .dice("damage.persistent", 1, 3, 3)
                .dice("damage.persistent", 2, 3, 3);
        Damage.resolve(play, of("flame-projector"), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);
        Damage.resolve(play, of("flame-projector"), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        PersistentDamage.endOfTurn(play, bo);

        assertThat(bo.persistent().instances()).extracting("ticks").containsExactly(1); // the first had one tick
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-PERS-7", "WAS-AMB-69", "WAS-QUAL-5", "venom-spear", "WAS-DMG-11"})
    void a_tick_that_fells_somebody_injures_where_it_began_and_is_hard_to_treat() {
        var play = scenario(rook, bo).dice("damage.dice", 5, 3, 3).dice("damage.persistent", 1, 3, 3);
        Damage.resolve(play, of("venom-spear"), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);
        Vitals.put(bo, 1, 0, Vitals.Life.ABLE);
        int told = play.log().size();

        PersistentDamage.endOfTurn(play, bo); // poison, against which no armour helps

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Bo loses 1 HP at the torso, 0 left",
                        "Bo is dying",
                        "Bo is prone",
                        "Bo has an injury of the torso that is hard to treat");
    }

    @Test
    @Ledger({"WAS-PERS-8"})
    void who_was_hit_in_the_own_turn_has_the_first_tick_after_the_next_one() {
        var play = scenario(rook, bo).dice("damage.dice", 5, 3, 3);
        new RoundBegan().apply(play.state());
        new TurnBegan("bo").apply(play.state());
        Damage.resolve(play, of("flame-projector"), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        PersistentDamage.endOfTurn(play, bo); // nothing yet
        play.dice("damage.persistent", 2, 3, 3);
        PersistentDamage.endOfTurn(play, bo);

        assertThat(play.log()).endsWith("Bo loses 1 HP at the torso, 11 left");
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-AMB-02", "WAS-LUCK-5", "miss-fortune"})
    void a_point_of_luck_throws_up_to_three_combat_dice_again() {
        LuckPoints.put(rook, 1);
        var play = scenario(rook, bo)
                .dice("damage.dice", 3, 4, 3, 1)
                .choice("damage.miss-fortune", "b3-o0-t0-e0")
                .dice("damage.reroll", 2, 2, 3);

        Damage.resolve(play, of("service-pistol"), 4, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Rook spends 1 luck: Miss Fortune, 0 left",
                        "Rook's 4 CD come to 5 damage",
                        "Bo loses 5 HP at the torso, a critical hit, 7 left",
                        "Bo has an injury of the torso that is hard to treat");
    }

    @Test
    @Ledger({"WAS-DMG-11", "WAS-AMB-36"})
    void of_two_types_the_lower_resistance_counts_and_poison_may_be_critical() {
        Weapon gun = Cast.gun(4, 0, List.of(), List.of());
        Weapon both = new Weapon(
                "both",
                "Both",
                gun.skill(),
                4,
                List.of(),
                DamageType.ENERGY,
                Optional.of(DamageType.POISON),
                0,
                gun.range(),
                List.of(),
                gun.ammunition(),
                0,
                false,
                gun.arm(),
                "For this scenario.");
        DamageSource source = new DamageSource(Optional.of(rook), both, List.of(), true, 0, false, false);
        var play = scenario(rook, bo).dice("damage.dice", 2, 2, 1, 3);

        Damage.resolve(play, source, 4, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(play.log()).contains("Bo loses 5 HP at the torso, a critical hit, 7 left"); // energy would stop 1
    }

    @Test
    @Ledger({"WAS-AMB-57", "WAS-EFF-2", "WAS-COVER-4"})
    void a_breaking_blow_goes_for_the_armour_behind_cover() {
        Fighter behind = somebody("Bo", "raiders", 1, 1, 12, new Resistance(2, 0, 0));
        behind.set(arbiter.games.wasteland.zone.Position.behind(1, 0));
        var play = new arbiter.testkit.Scenario<>(Cast.tableWithCover(3, rook, behind));
        Weapon maul = BOOK.weapon("breaker-maul");
        DamageSource blow = new DamageSource(Optional.of(rook), maul, maul.effects(), false, 1, false, false);
        play.dice("damage.dice", 5, 3, 3, 3, 3);

        Damage.resolve(play, blow, 5, List.of(new Hit(behind, TORSO)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Rook's 5 CD come to 1 damage and an Effect", "Bo loses 1 physical resistance at the torso");
    }

    @Test
    @Ledger({"WAS-PERS-6", "stop-persistent", "WAS-AMB-20"})
    void one_test_stops_one_of_two_fires() {
        var play = scenario(rook, bo)
                .dice("damage.dice", 5, 3, 3)
                .dice("damage.dice", 5, 3, 3)
                .dice("test.d20", 8, 19)
                .dice("damage.persistent", 2, 3, 3);
        Damage.resolve(play, of("flame-projector"), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);
        Damage.resolve(play, of("flame-projector"), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        new StopPersistentAction(0, bo.persistent().instances().get(0)).resolve(play, Occasion.of(bo));
        PersistentDamage.endOfTurn(play, bo);

        assertThat(play.log()).endsWith("Bo stops the persistent damage", "Bo loses 1 HP at the torso, 11 left");
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-TURN-7", "WAS-AP-2", "WAS-INJ-3"})
    void a_turn_ends_with_bleeding_then_fire_oldest_first_then_the_bank() {
        var play = Turns.of(bo, rook);
        play.dice("damage.dice", 5, 3, 3).dice("damage.dice", 5, 3, 3);
        Damage.resolve(play, of("venom-spear"), 3, List.of(new Hit(rook, TORSO)), ExtraTargets.NONE);
        Damage.resolve(play, of("flame-projector"), 3, List.of(new Hit(rook, TORSO)), ExtraTargets.NONE);
        Injuries.inflict(play, rook, TORSO, false);
        Turns.begin(play, rook);
        play.emit(new PointsEarned("rook", "rook", 1));
        int told = play.log().size();
        play.dice("injury.bleeding", 1, 3).dice("damage.persistent", 2, 3, 3).dice("damage.persistent", 2, 2, 3);

        Turns.act(play, "end");

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Rook loses 1 HP at the torso, 11 left", // nothing helps against bleeding
                        "Rook loses 2 HP at the torso, 9 left", // nor against poison
                        "Rook loses 3 HP at the torso, 6 left", // the coat takes 1 of the fire
                        "Rook banks AP, the pool has 1",
                        "Rook has finished");
    }
}

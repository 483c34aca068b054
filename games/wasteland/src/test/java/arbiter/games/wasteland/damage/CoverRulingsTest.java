package arbiter.games.wasteland.damage;

import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static arbiter.games.wasteland.Cast.somebody;
import static arbiter.games.wasteland.Cast.tableWithCover;
import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.zone.Position;
import arbiter.games.wasteland.zone.Posture;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CoverRulingsTest {

    private static final int TORSO = 1;

    private final Fighter rook = hero("rook", 0, 1);
    private final Fighter bo = somebody("Bo", "raiders", 1, 1, 12, Resistance.NONE);

    private DamageSource shot() {
        Weapon pistol = BOOK.weapon("service-pistol");
        return new DamageSource(Optional.of(rook), pistol, List.of(), true, 1, false, false);
    }

    @Test
    @Ledger({"WAS-PRONE-5", "WAS-AMB-15"})
    void whoever_lies_behind_cover_throws_any_of_its_dice_again_once() {
        bo.set(Position.behind(1, 0));
        Posture.put(bo, true);
        var play = new Scenario<>(tableWithCover(3, rook, bo))
                .dice("damage.dice", 2, 2, 1, 3)
                .dice("cover.dice", 3, 4, 1)
                .choice("cover.prone", "b2-o0-t0-e0")
                .dice("cover.reroll", 2, 5);

        Damage.resolve(play, shot(), 4, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Rook's 4 CD come to 5 damage",
                        "Bo's cover stops 4 (3 CD)",
                        "Bo loses 1 HP at the torso, 11 left");
    }

    @Test
    @Ledger({"WAS-AMB-60", "WAS-COVER-4"})
    void cover_counts_in_the_same_zone_until_the_attacker_is_within_reach() {
        bo.set(Position.behind(1, 0));
        var play = new Scenario<>(tableWithCover(1, rook, bo))
                .dice("damage.dice", 2, 3, 3, 3)
                .dice("cover.dice", 2);
        Damage.resolve(play, shot(), 4, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);
        inReach(rook, bo);
        play.dice("damage.dice", 2, 3, 3, 3);
        Damage.resolve(play, shot(), 4, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(play.log()).endsWith("Rook's 4 CD come to 2 damage", "Bo loses 2 HP at the torso, 10 left");
        play.allUsed();
    }
}

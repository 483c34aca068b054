package arbiter.space.band;

import static arbiter.space.band.Band.ENGAGED;
import static arbiter.space.band.Band.EXTREME;
import static arbiter.space.band.Band.LONG;
import static arbiter.space.band.Band.MEDIUM;
import static arbiter.space.band.Band.SHORT;
import static arbiter.space.band.Band.STRATEGIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BandsTest {

    private static final int ADA = 0;
    private static final int BEN = 1;
    private static final int CULTIST = 2;
    private static final int SNIPER = 3;

    /** Ada and Ben stand apart at short, a cultist at medium from both, a sniper far behind the cultist. */
    private final Bands field = Bands.upTo(EXTREME)
            .added(SHORT)
            .added(ADA, SHORT)
            .added(MEDIUM)
            .added(EXTREME)
            .with(CULTIST, SNIPER, MEDIUM);

    @Test
    void engaging_somebody_takes_over_all_their_distances() {
        Bands charge = field.closer(ADA, CULTIST).closer(ADA, CULTIST);
        assertThat(charge.between(ADA, CULTIST)).isEqualTo(ENGAGED);
        assertThat(charge.between(ADA, SNIPER)).isEqualTo(MEDIUM);
        assertThat(charge.between(ADA, BEN)).isEqualTo(MEDIUM);
        assertThat(charge.place(CULTIST)).containsExactly(ADA, CULTIST);
    }

    @Test
    void whoever_joins_a_melee_is_engaged_with_all_in_it() {
        Bands melee = field.moved(ADA, CULTIST, ENGAGED).moved(BEN, ADA, ENGAGED);
        assertThat(melee.place(BEN)).containsExactly(ADA, BEN, CULTIST);
        assertThat(melee.ring(CULTIST, ENGAGED)).containsExactly(ADA, BEN);
    }

    @Test
    void leaving_a_melee_leaves_one_at_short_of_everybody_in_it() {
        Bands left = field.moved(ADA, CULTIST, ENGAGED).moved(BEN, ADA, ENGAGED).farther(BEN, ADA);
        assertThat(left.between(BEN, ADA)).isEqualTo(SHORT);
        assertThat(left.between(BEN, CULTIST)).isEqualTo(SHORT);
        assertThat(left.between(ADA, CULTIST)).isEqualTo(ENGAGED);
        assertThat(left.between(BEN, SNIPER)).isEqualTo(MEDIUM);
    }

    @Test
    void walking_away_from_a_friend_toward_an_enemy_changes_only_what_must() {
        Bands step = field.closer(ADA, CULTIST);
        assertThat(step.between(ADA, CULTIST)).isEqualTo(SHORT);
        assertThat(step.between(ADA, BEN)).isEqualTo(SHORT); // from 1 to 3 is possible: it stays
        assertThat(step.between(ADA, SNIPER)).isEqualTo(LONG); // from 1 to 3 is possible: 4 comes down to 3
    }

    @Test
    void one_pair_can_be_set_by_decree_for_all_who_share_the_two_places() {
        Bands melee = field.moved(ADA, CULTIST, ENGAGED);
        Bands decreed = melee.with(SNIPER, ADA, EXTREME);
        assertThat(decreed.between(SNIPER, CULTIST)).isEqualTo(EXTREME);
        assertThat(decreed.between(SNIPER, BEN)).isEqualTo(melee.between(SNIPER, BEN));
        assertThat(decreed.with(SNIPER, BEN, ENGAGED).place(BEN)).containsExactly(BEN, SNIPER);
        assertThatThrownBy(() -> melee.with(ADA, CULTIST, LONG))
                .hasMessage("parties 0 and 2 share a place: move one of them away");
    }

    @Test
    void the_rings_around_a_party_hold_everybody_else_once() {
        assertThat(field.ring(ADA, SHORT)).containsExactly(BEN);
        assertThat(field.ring(ADA, MEDIUM)).containsExactly(CULTIST);
        assertThat(field.ring(ADA, EXTREME)).containsExactly(SNIPER);
        assertThat(field.within(ADA, LONG)).containsExactly(BEN, CULTIST);
        assertThat(SHORT.within(MEDIUM)).isTrue();
        assertThat(LONG.within(MEDIUM)).isFalse();
    }

    @Test
    void who_leaves_the_table_leaves_the_others_as_they_were() {
        Bands fewer = field.removed(BEN);
        assertThat(fewer.parties()).isEqualTo(3);
        assertThat(fewer.between(1, 2)).isEqualTo(MEDIUM);
        assertThat(fewer.added(0, SHORT).between(3, 1)).isEqualTo(MEDIUM);
    }

    @Test
    void impossible_moves_are_refused() {
        assertThatThrownBy(() -> field.farther(ADA, SNIPER))
                .hasMessage("parties 0 and 3 are at EXTREME: nothing is farther");
        assertThatThrownBy(() -> field.moved(ADA, CULTIST, ENGAGED).closer(CULTIST, ADA))
                .hasMessage("parties 2 and 0 are engaged: nothing is closer");
        assertThatThrownBy(() -> field.moved(ADA, BEN, STRATEGIC))
                .hasMessage("STRATEGIC is beyond EXTREME, the farthest band here");
        assertThatThrownBy(() -> field.between(0, 4)).hasMessage("there is no party 4: there are 4, numbered from 0");
        assertThatThrownBy(() -> field.moved(ADA, ADA, SHORT))
                .hasMessage("party 0 cannot move from itself: name another party");
    }

    @Test
    void after_any_moves_bands_are_mutual_and_places_are_shared_by_all_in_them() {
        for (int seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Bands bands = Bands.upTo(seed % 2 == 0 ? EXTREME : STRATEGIC).added(SHORT);
            for (int i = 1; i < 6; i++) {
                bands = bands.added(random.nextInt(i), Band.number(random.nextInt(5)));
            }
            for (int i = 0; i < 60; i++) {
                bands = randomMove(random, bands);
                check(bands);
            }
        }
    }

    private static Bands randomMove(SplittableRandom random, Bands bands) {
        int mover = random.nextInt(6);
        int reference = (mover + 1 + random.nextInt(5)) % 6;
        boolean closer = bands.between(mover, reference) != ENGAGED
                && (random.nextBoolean() || bands.between(mover, reference) == bands.farthest());
        Bands moved = closer ? bands.closer(mover, reference) : bands.farther(mover, reference);
        int step = moved.between(mover, reference).ordinal()
                - bands.between(mover, reference).ordinal();
        assertThat(step).isEqualTo(closer ? -1 : 1);
        for (int other = 0; other < 6; other++) {
            if (other != mover) {
                checkMended(bands, moved, mover, reference, other);
            }
        }
        return moved;
    }

    /** The ledger's interval, by trying every band: the nearest allowed to the old one. */
    private static void checkMended(Bands before, Bands after, int mover, int reference, int other) {
        int r = after.between(mover, reference).ordinal();
        int b = before.between(reference, other).ordinal();
        int old = before.between(mover, other).ordinal();
        int nearest = Integer.MAX_VALUE;
        int answer = 0;
        for (int candidate = 0; candidate <= before.farthest().ordinal(); candidate++) {
            boolean shared = r == 0 && b == 0;
            boolean allowed = candidate >= Math.abs(r - b) && candidate <= r + b && (candidate > 0 || shared);
            if (allowed && Math.abs(candidate - old) < nearest) {
                nearest = Math.abs(candidate - old);
                answer = candidate;
            }
        }
        assertThat(after.between(mover, other).ordinal()).isEqualTo(answer);
        for (int third = 0; third < 6; third++) {
            if (third != mover && other != mover) {
                assertThat(after.between(other, third)).isEqualTo(before.between(other, third));
            }
        }
    }

    private static void check(Bands bands) {
        for (int one = 0; one < bands.parties(); one++) {
            for (int other = 0; other < bands.parties(); other++) {
                assertThat(bands.between(one, other)).isEqualTo(bands.between(other, one));
                for (int mate : bands.place(one)) {
                    assertThat(bands.between(mate, other)).isEqualTo(bands.between(one, other));
                }
            }
        }
    }

    /** The second and third party are on foot and never farther apart than extreme; the first is a vehicle. */
    @Test
    void some_parties_are_limited_to_a_nearer_band() {
        Bands bands =
                Bands.upTo(Band.STRATEGIC).added(Band.LONG).added(Band.LONG).added(Band.STRATEGIC);
        Bands limited = bands.moved(1, 0, Band.ENGAGED, other -> other == 0 ? Band.STRATEGIC : Band.EXTREME);

        assertThat(limited.between(0, 2)).isEqualTo(Band.STRATEGIC);
        assertThat(limited.between(1, 2)).isEqualTo(Band.EXTREME);
        assertThat(bands.moved(1, 0, Band.ENGAGED).between(1, 2)).isEqualTo(Band.STRATEGIC);
    }
}

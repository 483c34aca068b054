package arbiter.games.wasteland.damage;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Faces;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SidesOptionTest {

    private static final int DICE = 5;

    @Test
    void a_point_of_luck_throws_any_three_dice_again() {
        for (int roll = 0; roll < Math.pow(6, DICE); roll++) {
            Faces faces = faces(roll);

            List<SidesOption> offered = SidesOption.withLuck(faces);

            assertThat(offered).as("%s", faces).doesNotHaveDuplicates().hasSameElementsAs(upTo(faces, 3));
            assertThat(offered.get(offered.size() - 1)).isSameAs(SidesOption.NONE);
        }
    }

    @Test
    void whoever_is_prone_throws_any_of_them_again() {
        Faces faces = Faces.of(1, 3, 4, 6, 6);

        assertThat(SidesOption.ofAll(faces)).doesNotHaveDuplicates().hasSameElementsAs(upTo(faces, DICE));
    }

    private static Faces faces(int roll) {
        int[] faces = new int[DICE];
        for (int i = 0, rest = roll; i < DICE; i++, rest /= 6) {
            faces[i] = 1 + rest % 6;
        }
        return Faces.of(faces);
    }

    /** Every set of dice by itself. */
    private static Set<SidesOption> upTo(Faces faces, int most) {
        Set<SidesOption> all = new HashSet<>();
        for (int chosen = 0; chosen < 1 << DICE; chosen++) {
            if (Integer.bitCount(chosen) <= most) {
                all.add(option(faces, chosen));
            }
        }
        return all;
    }

    private static SidesOption option(Faces faces, int chosen) {
        int[] shown = new int[7];
        for (int i = 0; i < DICE; i++) {
            shown[faces.face(i)] += chosen >> i & 1;
        }
        return new SidesOption(shown[3] + shown[4], shown[1], shown[2], shown[5] + shown[6]);
    }
}

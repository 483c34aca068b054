package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.codes;
import static arbiter.games.capital.Characters.levels;
import static arbiter.games.capital.Characters.plainBut;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class ShellSlotTest {

    private static final String RIFLE = "  weapon: sig-rifle\n  damage-type: heat\n";
    private static final String UP = "{hit-points: minimum}";

    @Test
    @Ledger({"cybernetic-shell", "augmentation"})
    void a_shell_goes_into_the_slots_of_the_signature_and_into_no_later_ones() {
        String signature = "  augmentation: augmentation\n";
        String bought = levels(UP, UP, "{hit-points: minimum, slots: [{ability: cybernetic-shell}]}");

        assertThat(codes(plainBut(RIFLE, signature + "  abilities: [{ability: cybernetic-shell}]\n") + levels(UP)))
                .isEmpty();
        assertThat(codes(plainBut(RIFLE, signature) + bought)).containsExactly("signature-needed");
    }
}

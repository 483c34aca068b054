package arbiter.games.gladiators.attack;

import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: whom somebody attacked in which full turn, whether ever with something Lethal an outsider of its own side, and in
 * which full turn it last tried to regain a Focus. Ledger: GG-HIT-20, GG-MD-33, GG-DSM-4.
 */
public record AttackRecord(int turn, List<String> targets, boolean lethal, int regainTurn) implements Part {

    public static final AttackRecord NONE = new AttackRecord(0, List.of(), false, 0);

    /** Whether it has attacked that unit in that full turn. */
    public boolean includes(int inTurn, String target) {
        return turn == inTurn && targets.contains(target);
    }

    AttackRecord attacking(int inTurn, List<String> others, boolean withLethal) {
        List<String> more = new ArrayList<>(turn == inTurn ? targets : List.of());
        for (String other : others) {
            if (!more.contains(other)) {
                more.add(other);
            }
        }
        return new AttackRecord(inTurn, List.copyOf(more), lethal || withLethal, regainTurn);
    }

    AttackRecord regaining(int inTurn) {
        return new AttackRecord(turn, targets, lethal, inTurn);
    }
}

package arbiter.games.gladiators.board;

import arbiter.dice.Dice;
import arbiter.dice.Draw;
import arbiter.space.hex.HexDirection;

/** One of the six directions by a die: 1 is east, then anticlockwise. Ledger: GG-AMB-28. */
public final class RandomDirection {

    public static final Draw<Integer> DIE = Dice.of(1, 6).sum();

    private RandomDirection() {}

    public static HexDirection of(int face) {
        return HexDirection.number(face - 1);
    }
}

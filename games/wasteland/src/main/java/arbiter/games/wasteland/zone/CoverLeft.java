package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/** Part: the dice that each piece of cover has left, by its place on the battlefield. Ledger: WAS-COVER-6. */
public record CoverLeft(Ints dice) implements Part {

    public static CoverLeft of(Battlefield battlefield) {
        int[] dice = new int[battlefield.cover().size()];
        for (int i = 0; i < dice.length; i++) {
            dice[i] = battlefield.cover().get(i).dice();
        }
        return new CoverLeft(Ints.of(dice));
    }

    /**
     * The dice of somebody's cover against what comes from a zone, 0 without cover. What comes from within reach is not
     * asked for. Ledger: WAS-COVER-4, WAS-COVER-5.
     */
    public static int against(WastelandState state, Fighter target, int from) {
        if (target.position().cover().isEmpty() || target.posture().exposed()) {
            return 0;
        }
        int piece = target.position().cover().getAsInt();
        return state.battlefield().cover().get(piece).protectsFrom(from)
                ? state.coverLeft().dice.get(piece)
                : 0;
    }

    /** Whether somebody has cover from anywhere at all. */
    public static boolean isBehind(WastelandState state, Fighter one) {
        return one.position().cover().isPresent()
                && !one.posture().exposed()
                && state.coverLeft().dice.get(one.position().cover().getAsInt()) > 0;
    }

    /** Says how many dice a piece of cover has from now on. */
    public static void put(WastelandState state, int piece, int dice) {
        state.set(new CoverLeft(state.coverLeft().dice.with(piece, dice)));
    }

    CoverLeft losing(int piece, int points) {
        return new CoverLeft(dice.with(piece, Math.max(0, dice.get(piece) - points)));
    }
}

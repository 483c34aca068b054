package arbiter.games.narrative.pool;

import arbiter.dice.Distribution;
import arbiter.dice.Pool;
import arbiter.dice.SymbolDie;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;
import java.util.ArrayList;
import java.util.List;

/**
 * The dice of a pool, rolled so that faces can be seen: those of the setback dice, or of all of them. It throws the same
 * dice in the same order as the pool itself. Ledger: NAR-FX-CUR-2, NAR-FX-CUR-7.
 */
public record FacePool(SymbolPool pool, boolean all) implements Pool<RolledFaces> {

    /** A setback die may be turned before another die is, so of them two count. */
    static int most(SymbolDie die) {
        return die == SymbolDie.SETBACK ? 2 : 1;
    }

    private RolledFaces start() {
        return new RolledFaces(pool.fixed(), 0);
    }

    private RolledFaces with(RolledFaces before, SymbolDie die, Symbols face) {
        boolean seen = all || die == SymbolDie.SETBACK;
        int number = seen ? DieFace.number(new DieFace(die, face)) : -1;
        return before.and(face, number, most(die));
    }

    @Override
    public RolledFaces roll(Thrower thrower) {
        RolledFaces rolled = start();
        for (SymbolDie die : SymbolDie.values()) {
            for (int i = pool.count(die); i > 0; i--) {
                rolled = with(rolled, die, die.face(thrower.next(die.die())));
            }
        }
        return rolled;
    }

    @Override
    public Distribution<RolledFaces> odds(Weights kind) {
        Distribution<RolledFaces> odds = kind.certain(start());
        for (SymbolDie die : SymbolDie.values()) {
            Distribution<Symbols> one = kind.uniform(faces(die));
            for (int i = pool.count(die); i > 0; i--) {
                odds = odds.combine(one, (before, face) -> with(before, die, face));
            }
        }
        return odds;
    }

    private static List<Symbols> faces(SymbolDie die) {
        List<Symbols> faces = new ArrayList<>();
        for (int side = 1; side <= die.die().sides(); side++) {
            faces.add(die.face(side));
        }
        return faces;
    }

    @Override
    public String notation() {
        return pool.notation();
    }
}

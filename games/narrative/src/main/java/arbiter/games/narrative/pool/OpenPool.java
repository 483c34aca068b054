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
 * A pool thrown openly, so that people see every die: the same dice in the same order as the pool itself. The odds count
 * only what it comes to, and know no faces.
 */
public record OpenPool(SymbolPool pool) implements Pool<OpenRoll> {

    @Override
    public OpenRoll roll(Thrower thrower) {
        Symbols sum = pool.fixed();
        List<DieFace> faces = new ArrayList<>();
        for (SymbolDie die : SymbolDie.values()) {
            for (int i = pool.count(die); i > 0; i--) {
                DieFace face = DieFace.of(die, thrower.next(die.die()));
                faces.add(face);
                sum = sum.plus(face.symbols());
            }
        }
        return new OpenRoll(sum, faces);
    }

    @Override
    public Distribution<OpenRoll> odds(Weights kind) {
        return pool.odds(kind).map(symbols -> new OpenRoll(symbols, List.of()));
    }

    @Override
    public String notation() {
        return pool.notation();
    }
}

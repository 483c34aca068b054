package arbiter.games.narrative.pool;

import arbiter.dice.Symbols;
import java.util.List;

/** What a pool came to, and the face of every die where they are known. Two that come to the same are equal. */
public record OpenRoll(Symbols symbols, List<DieFace> faces) {

    public OpenRoll {
        faces = List.copyOf(faces);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OpenRoll that && symbols.equals(that.symbols);
    }

    @Override
    public int hashCode() {
        return symbols.hashCode();
    }
}

package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.sheet.TerrainKind;
import java.util.Optional;

/** A zone: what people call it, its terrain if that is difficult, and whether one cannot see through it. Ledger: WAS-MOVE-3. */
public record ZonePlace(String name, Optional<TerrainKind> terrain, boolean blocksSight) {}

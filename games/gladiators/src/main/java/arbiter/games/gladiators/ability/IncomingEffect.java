package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;

/** What a defence is asked about: the effect, the Type and Source behind it, and whether it was aimed Direct. */
public record IncomingEffect(Effect effect, PowerType type, PowerSource source, boolean direct) {}

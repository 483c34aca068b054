package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import java.util.Optional;

/** One power that works, whoever has it: which, in which way, and by which activation; Always On needs none. */
public record PowerAtWork(OwnedPower power, PlainPower way, Optional<ActivePower> activation) {}

package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.tabletop.unit.Part;

/** The machine of a Unit as it was built, which never changes in play. */
public record MachineSheet(Machine machine) implements Part {}

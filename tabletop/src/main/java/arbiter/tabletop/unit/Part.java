package arbiter.tabletop.unit;

/**
 * A part of a unit or of a table, such as its health or what it has done this turn. Parts are records that never change:
 * events of the chapter that a part belongs to replace it as a whole. So copying a unit is copying references, and parts
 * are compared by the equality that records have. Their components must be immutable values with an equality too
 * ({@link Ints} instead of an array).
 */
public interface Part {}

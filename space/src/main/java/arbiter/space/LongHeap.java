package arbiter.space;

import java.util.Arrays;

/** Numbers that come out least first, without boxing. */
final class LongHeap {

    private long[] numbers = new long[64];
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void add(long number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        int at = size++;
        while (at > 0 && numbers[(at - 1) / 2] > number) {
            numbers[at] = numbers[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        numbers[at] = number;
    }

    long removeLeast() {
        long least = numbers[0];
        long last = numbers[--size];
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && numbers[child + 1] < numbers[child]) {
                child++;
            }
            if (numbers[child] >= last) {
                break;
            }
            numbers[at] = numbers[child];
            at = child;
        }
        numbers[at] = last;
        return least;
    }
}

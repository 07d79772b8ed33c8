/* The functions of src/pithead/engine/memory.py, as compiled code calls them (building/native.py).
 * Each does what it does there, and checks as much: what lies outside is never touched. */
#ifndef PITHEAD_MEMORY_H
#define PITHEAD_MEMORY_H

#include <Python.h>
#include <stdint.h>
#include <string.h>

/* Where the numbers begin, and how many there are; a pen has seen to it that these are floats. */
#define PITHEAD_FLOATS(into) ((float *)PyMemoryView_GET_BUFFER(into)->buf)
#define PITHEAD_ROOM(into) ((uint64_t)PyMemoryView_GET_BUFFER(into)->len)

static char pithead_outside(void) {
    PyErr_SetString(PyExc_IndexError, "index out of bounds on dimension 1");
    return 0;
}

/* A number of a list, or -1 with an error. Small ones, as nearly all are, cost no call. */
static inline int64_t pithead_number(PyObject *list, Py_ssize_t i) {
    PyObject *number = PyList_GET_ITEM(list, i);
#if PY_VERSION_HEX >= 0x030C0000
    if (PyLong_CheckExact(number) && PyUnstable_Long_IsCompact((PyLongObject *)number))
        return PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
    if (PyLong_CheckExact(number)) {
        if (Py_SIZE(number) == 0) return 0;
        if (Py_SIZE(number) == 1) return ((PyLongObject *)number)->ob_digit[0];
    }
#endif
    return PyLong_AsLongLong(number);
}

static inline char pithead_put(PyObject *into, int64_t place, int64_t count, int64_t per) {
    if ((uint64_t)place >= PITHEAD_ROOM(into) / sizeof(float)) return pithead_outside();
    PITHEAD_FLOATS(into)[place] = (float)((double)count / (double)per);
    return 1;
}

static inline char pithead_put_all(PyObject *into, int64_t place, PyObject *counts, int64_t first,
                                   int64_t size, int64_t most, int64_t per) {
    if (first < 0 || first + size > PyList_GET_SIZE(counts)) return pithead_outside();
    for (int64_t i = 0; i < size; i++) {
        int64_t count = pithead_number(counts, first + i);
        if (count > 0) {
            if (count > most) count = most;
            if (!pithead_put(into, place + i, count, per)) return 0;
        } else if (count == -1 && PyErr_Occurred()) {
            return 0;
        }
    }
    return 1;
}

static inline char pithead_mark_all(PyObject *into, int64_t place, PyObject *places,
                                    int64_t below) {
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(places); i++) {
        int64_t other = pithead_number(places, i);
        if (other == -1 && PyErr_Occurred()) return 0;
        if (other >= 0 && other < below && !pithead_put(into, place + other, 1, 1)) return 0;
    }
    return 1;
}

static inline char pithead_add(PyObject *into, int64_t place, int64_t most, int64_t per) {
    if ((uint64_t)place >= PITHEAD_ROOM(into) / sizeof(float)) return pithead_outside();
    float *number = PITHEAD_FLOATS(into) + place;
    int64_t count = (int64_t)((double)*number * (double)per + 0.5) + 1;
    if (count <= most) *number = (float)((double)count / (double)per);
    return 1;
}

static inline char pithead_add_all(PyObject *into, int64_t place, PyObject *things,
                                   PyObject *places, int64_t most, int64_t per) {
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(things); i++) {
        int64_t thing = pithead_number(things, i);
        if (thing == -1 && PyErr_Occurred()) return 0;
        if (thing < 0 || thing >= PyList_GET_SIZE(places)) return pithead_outside();
        int64_t other = pithead_number(places, thing);
        if (other == -1 && PyErr_Occurred()) return 0;
        if (!pithead_add(into, place + other, most, per)) return 0;
    }
    return 1;
}

static inline char pithead_clear(PyObject *into, int64_t first, int64_t size) {
    uint64_t room = PITHEAD_ROOM(into) / sizeof(float);
    if ((uint64_t)first > room || (uint64_t)size > room - (uint64_t)first) return pithead_outside();
    memset(PITHEAD_FLOATS(into) + first, 0, (size_t)size * sizeof(float));
    return 1;
}

static inline char pithead_tick(PyObject *into, int64_t place) {
    if ((uint64_t)place >= PITHEAD_ROOM(into)) return pithead_outside();
    ((char *)PyMemoryView_GET_BUFFER(into)->buf)[place] = 1;
    return 1;
}

#endif
